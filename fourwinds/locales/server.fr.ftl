## The tentative turn

prompt-commit = Ton tour est complet : valide-le ou reviens en arrière.
prompt-broken = Les coups joués après ce point ne sont plus lisibles ; la partie est suspendue jusqu’à ce que l’hôte la reprenne ici.
prompt-broken-over = La partie était finie, mais les coups joués après ce point ne sont plus lisibles.
prompt-closed = L’hôte a fermé cette table.
refuse-stale = La table avait changé avant l’arrivée de ce coup. Regarde à nouveau.
refuse-turn-complete = Ton tour est complet. Valide-le ou reviens d’abord en arrière.
refuse-incomplete = Ton tour n’est pas encore complet.
refuse-undo = Il n’y a rien à annuler.
refuse-not-over = Ce sera visible quand la partie sera finie.
refuse-no-such-ply = Ce moment n’existe pas dans cette partie.
refuse-hint-thinking = Un conseil pour cette place est déjà en préparation.
refuse-no-hint = Aucun conseil n’a été trouvé cette fois.
refuse-closed = Cette table est fermée.
refuse-broken = La partie est suspendue jusqu’à ce que l’hôte la reprenne.

## What happens at the table besides the game

news-sits-down = { $name } s’assied.
news-freed = L’hôte libère la place de { $name }.
news-leaves = { $name } quitte la table. La place est libre.
news-asks = { $asker } demande la place de { $name }.
news-stands-in = { $bot } joue maintenant pour { $name }.
news-plays-again = { $name } joue de nouveau.
news-by-bot = { $bot } joue pour { $name }.
news-closes = L’hôte ferme la table.
news-goes-on = Les coups joués après ce point n’étaient pas lisibles. L’hôte reprend la partie ici.

## Messages that cannot be used

fault-hello = La connexion n’a pas été ouverte comme il faut.
fault-hello-again = Cet appareil est déjà à la table.
fault-not-your-seat = Cette place n’est pas la tienne.
fault-not-host = Seul l’hôte peut le faire.
fault-stand-in = Ce bot ne peut pas jouer pour cette place.
fault-still-here = Un bot ne peut reprendre qu’une place que son joueur a quittée.
fault-too-early = Un bot ne peut prendre le relais qu’après un moment : la personne peut encore revenir.
fault-message = Le serveur n’a pas compris ce message.
fault-flood = Trop de messages à la fois.
fault-too-often = Trop de fois en peu de temps. Attends un instant.
fault-internal = Une erreur s’est produite sur le serveur. La table est restée telle qu’elle était enregistrée.
fault-cannot-open = Cette table ne peut pas être ouverte pour l’instant. Le responsable du serveur en trouve la raison dans son journal.
fault-unwritable = Le serveur ne peut rien enregistrer en ce moment. La table est restée telle qu’elle était enregistrée. Réessaie dans un instant.

## Requests that are refused

problem-unknown-table = Cette table n’existe pas.
problem-unknown-seat = Cette place n’existe pas à cette table.
problem-unknown-game = Ce jeu n’existe pas.
problem-unknown-language = Cette langue n’existe pas.
problem-unknown-bot = Ce bot n’existe pas.
problem-wrong-secret = Ce lien n’y donne pas accès ou n’est plus valable.
problem-seat-freed = Ta place à cette table a été libérée et tout le monde l’a appris. Demande un nouveau lien à l’hôte.
problem-seat-left = Tu as quitté cette table.
problem-no-secret = Le secret de la table manque.
problem-table = La partie ne peut pas être préparée ainsi.
problem-not-over = Ce sera possible quand la partie sera finie.
problem-over = La partie est terminée.
problem-cannot-load = Cette table a été ouverte avec une autre version du programme et ne peut pas être jouée avec celle-ci.
problem-body = Le serveur n’a pas compris la demande.
problem-not-json = La demande doit être en JSON.
problem-too-big = La demande est trop volumineuse.
problem-too-often = Trop de demandes en peu de temps. Attends un instant.
problem-tables-a-day = Trop de tables ont été ouvertes depuis ton adresse aujourd’hui. Réessaie demain.
problem-sockets = Trop de tables sont ouvertes depuis ton adresse. Fermes-en quelques-unes, puis recharge cette page.
problem-full = Le serveur est plein. Réessaie plus tard.
problem-origin = Cette demande vient de la page d’un autre serveur.
problem-host = Ce serveur ne porte pas ce nom. Son responsable peut l’autoriser avec --allowed-host.
problem-internal = Une erreur s’est produite sur le serveur.
problem-unwritable = Le serveur ne peut rien enregistrer en ce moment. Réessaie dans un instant.
problem-404 = Il n’y a rien ici.
problem-405 = Cela n’est pas possible ici.
