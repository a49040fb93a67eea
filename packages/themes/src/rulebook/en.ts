import type { Rulebook } from './types.js';

/** The rules in English. */
export const rulebook: Rulebook = {
  intro:
    'Everybody leads a secret conspiracy and hangs group after group below it. Attack, bribe, meddle, and talk: whoever has their goal at the end of a turn wins. MB, megabucks, are the money; a card is an Illuminati or a group in play.',
  sections: [
    {
      id: 'setup',
      title: 'Setting up',
      rules: [
        [
          'C-101',
          'What there is',
          'Two to eight players, 8 Illuminati, 83 groups, 15 Specials (two of them Interference), two dice and a bank that never runs dry.',
        ],
        [
          'C-102',
          'Choosing Illuminati',
          'The eight Illuminati lie face down. In seat order everyone takes one, and it is shown at once. The others leave the game. The host can have them dealt at random instead.',
        ],
        [
          'C-103',
          'Secret goals',
          'Whoever has the UFOs secretly names the special goal of one of the other seven Illuminati. With hidden goals (C-1202) everyone names one. The game waits for it.',
        ],
        ['C-104', 'The first money', 'Each Illuminati starts with its own income lying on it, and collects again in its first turn.'],
        [
          'C-105',
          'The deck',
          'Groups and Specials are shuffled together. Cards are turned up until four groups lie uncontrolled; a Special that turns up goes back into the deck.',
        ],
        [
          'C-106',
          'Who begins',
          'Two dice are rolled for everyone. The highest begins; those who tie roll again. Then it goes round in seat order.',
        ],
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      rules: [
        [
          'C-201',
          'The turn opens',
          'Before you collect, others may play the Senate Investigating Committee, and you Market Manipulation. Whoever else holds a Special is waited for briefly. Drawing your card ends this phase. The host can switch this window off.',
        ],
        [
          'C-202',
          'Income',
          'As you draw, each of your cards gets its income from the bank, onto itself. Then the Post Office costs 1 MB: from its Illuminati, else from its master, else nothing. Then the I.R.S. takes 2 MB (or the 1 there is) from every other player: first from the card named for it, the rest from the fullest treasury.',
          'You name Big Media for the tax. It has 1 MB, so the other one comes from your fullest treasury.',
        ],
        [
          'C-203',
          'Drawing',
          'You draw one card, the Network two. A group lies down face up, uncontrolled. A Special only you see; keep it face down, or turn it up for all. What is face up stays so.',
        ],
        [
          'C-204',
          'Two actions',
          'Then you have two actions: attack, move a group, bribe, transfer money beyond the free ones, give or trade groups (an action for each). What you do not use is lost.',
        ],
        [
          'C-205',
          'Free things',
          'Any number of times, but not during an attack unless a rule says so: drop a group, deal in money and Specials, play Specials, and two free transfers a turn. Dropping, transfers and deals with groups belong to the actions; the Lasers work in the actions and the powers.',
        ],
        [
          'C-206',
          'Powers',
          'Ending your actions opens a phase of powers for the Gnomes of Zurich and the Bermuda Triangle alone. For all others the turn is over.',
        ],
        [
          'C-207',
          'The turn ends',
          'If fewer than two groups lie uncontrolled, cards are drawn until there are two; Specials that come up are discarded. Then it is looked who is out (C-1101), then who has won (C-1104).',
        ],
        [
          'C-208',
          'Passing',
          'If you have both actions left and did nothing with your actions, you may take 5 MB onto your Illuminati instead, and your turn ends at once, without powers. Naming a card for the tax, turning a Special up, an attack called off, an offer nobody took, and answers to others do not count as doing something.',
        ],
        ['C-209', 'An empty deck', 'From an empty deck nothing is drawn, and discards never come back.'],
      ],
    },
    {
      id: 'cards',
      title: 'Cards and structures',
      rules: [
        [
          'C-301',
          'Alignments',
          'There are ten. Opposites: Government and Communist, Liberal and Conservative, Peaceful and Violent, Straight and Weird. Criminal has no opposite. Fanatic is opposite to Fanatic. Illuminati have neither alignment nor Resistance.',
        ],
        [
          'C-302',
          'Power',
          'Power 6/4 means: 6 when the card leads, and 4 that it can lend to another card’s attack. With Power 0 no card leads an attack, but 0/2 can lend its 2.',
        ],
        [
          'C-303',
          'Arrows',
          'Each group has one arrow inwards and up to three outwards; Illuminati have four outwards. A puppet hangs with its inward arrow on an outward arrow of its master.',
        ],
        [
          'C-304',
          'Room',
          'Cards lie on a grid, 4 by 2 cells, and never upon each other. A card turns by quarters, so that its inward arrow meets its master’s arrow in the middle of both sides.',
        ],
        ['C-305', 'An open arrow', 'An outward arrow is open for a card if nothing hangs on it and that card has room there.'],
        [
          'C-306',
          'Distance',
          'What hangs on your Illuminati is one step away from it, what hangs on that two, and so on. The nearer, the better defended.',
        ],
        [
          'C-307',
          'What everyone sees',
          'Numbers and alignments count as they are at that moment, abilities included. Public: everything on the table, treasuries, discards, how many Specials each one holds, the size of the deck. Secret: face-down Specials, the order of the deck, the goal of the UFOs, the dice to come. What you cannot see you cannot name.',
        ],
      ],
    },
    {
      id: 'attack',
      title: 'Attacking',
      rules: [
        [
          'C-401',
          'Announcing',
          'You announce the whole attack at once: who leads, whom it hits, what for, who lends power, and privilege if you want it. It takes an action once anybody commits to it (C-605).',
        ],
        ['C-402', 'Who leads', 'Your Illuminati, or one of your groups, with Power above 0.'],
        [
          'C-403',
          'Once a turn',
          'A card takes part in one attack a turn, leading or lending; the UFOs in two. You may attack the same target again.',
        ],
        [
          'C-404',
          'Lending power',
          'Any of your cards with transferable power may aid, with all of it, except the attacker and the target. They are named with the announcement; nobody joins later.',
          'Power 6, aided by a card with 4 to lend, against Resistance 3: 7 or less.',
        ],
        ['C-405', 'What cannot be attacked', 'Illuminati, Specials, and groups that are not in play.'],
        [
          'C-406',
          'To control',
          'The target is uncontrolled or somebody else’s, and the attacker needs an open arrow with room for it. Whether the attack is legal is judged when it is announced; what changes later only changes numbers.',
        ],
        ['C-407', 'To neutralize', 'The target is somebody else’s. You roll with +6, but it only goes free.'],
        [
          'C-408',
          'To destroy',
          'Any group in play with Power above 0, even one of your own. With Power 0 only by Whispering Campaign (C-914). No card attacks itself or helps against itself. Against your own group nobody defends; the others may meddle.',
        ],
        [
          'C-409',
          'The number you need',
          'Roll it or less with two dice. For you count: Power, lent power, +6 to neutralize, abilities, 1 for each MB of yours, and help from others. Against you: the target’s Resistance (its Power, if you destroy), how near it is to its Illuminati (10 at one step, 5 at two, 2 at three; nothing if you destroy your own), 2 for each MB from the target’s treasury, 1 for each from its Illuminati, and what others add. Each alignment that both share gives +4, each opposite pair −4; to destroy it is the other way round.',
          'The K.K.K., aided by the C.I.A., wants the uncontrolled Yuppies: 2 + 4 + 4 − 4 = 6 or less.',
        ],
        ['C-410', 'Never certain', '11 and 12 always fail. If you need less than 2, no roll wins, but you may try all the same.'],
        [
          'C-411',
          'Abilities',
          'A card that says ‘when it leads’ counts only then. All others count for every attack of their owner, whoever leads, and several add up. The owner is who had the card at the announcement.',
        ],
        [
          'C-412',
          'Discordian immunity',
          'Government and Straight groups of others can neither attack a card of the Discordian Society’s structure nor lend against it.',
        ],
        [
          'C-413',
          'Cards that bend numbers',
          'Gun Lobby: Resistance 10 against Liberal, Communist or Weird attackers. Survivalists: 2 more Resistance for the owner’s other groups. Chinese Campaign Donors: count as Government while they lead an attack to control a Government group. Orbital Mind Control Lasers: once in your turn, even during an attack before the dice, add, remove or reverse one alignment of another group until the turn ends. Two opposites never stand together; the newer one stays. Criminal and Fanatic cannot be reversed, and a change must change something.',
        ],
        ['C-414', 'Whispering Campaign', 'It is refused against a target with Power above 0, for which it is not needed.'],
      ],
    },
    {
      id: 'contest',
      title: 'From announcement to dice',
      rules: [
        [
          'C-420',
          'The window',
          'After the announcement you and all who may answer do so at the same time. Money spent is gone, whatever comes of it.',
        ],
        [
          'C-421',
          'Attacker and defender',
          'The attacker pays from the attacking card or the Illuminati, the defender from the target or the Illuminati, any number of times.',
          'A lead of 20 is brought to 0 by 20 MB from the defender’s Illuminati, or by 10 MB of the target’s own.',
        ],
        [
          'C-422',
          'Who is waited for',
          'Everyone who, by what all can see, could still answer: with money that may be spent here, or with any Special, and who has not said ‘done’. When nobody is left, the attacker rolls. Whatever is added asks the others again; ‘done for this attack’ is not taken back. Whoever said done may still act until the dice fall.',
        ],
        [
          'C-423',
          'After the dice',
          'If anyone holds a Special, a short window follows for Assassination and Murphy’s Law. The later of them counts.',
        ],
      ],
    },
    {
      id: 'results',
      title: 'What comes of it',
      rules: [
        ['C-501', 'Failure', 'Nothing changes. The action and the money are spent.'],
        [
          'C-502',
          'Control',
          'You hang the captive on an open arrow of the attacker; everything else waits. What hangs below it comes along under the same masters, keeping its arrows where they fit, else taking the first free one that does. What fits nowhere becomes uncontrolled with all below it. If you can lose less, the game tells you; a loss must be accepted.',
        ],
        ['C-503', 'Captured money', 'Of the money on each captured card half, rounded down, stays; the rest goes to the bank.'],
        ['C-504', 'Sharing the spoils', 'Then the attacking card may pass money to its captive. Anything else you do ends that.'],
        ['C-505', 'At once', 'A captured group may act in the same turn.'],
        ['C-506', 'Neutralized', 'The target and all below it become uncontrolled, each by itself; their money goes to the bank.'],
        [
          'C-507',
          'Destroyed',
          'The target goes to the dead pile and counts for the attacker; all below it become uncontrolled; their money goes to the bank.',
        ],
        ['C-508', 'Uncontrolled', 'Uncontrolled groups have no treasury, no master and no income.'],
      ],
    },
    {
      id: 'interference',
      title: 'Meddling and privilege',
      rules: [
        [
          'C-601',
          'Interference',
          'Whoever neither attacks nor defends may add or take 1 for each MB from their Illuminati, any number of times, even on both sides. The money goes to the bank.',
        ],
        [
          'C-602',
          'Privilege',
          'The attacker may shut the others out, with the announcement or while nothing is committed: by discarding any Special; the Bavarian Illuminati once a turn also for 5 MB. Then only attacker and defender may spend or play Specials, and nobody deals in money or Specials until the attack is over.',
        ],
        [
          'C-603',
          'Breaking privilege',
          'Deep Agent breaks it for good, and so do two Specials discarded together by one player. An Interference card lets its player alone meddle with money; to the others it stays shut.',
        ],
        ['C-604', 'Dice and privilege', 'Assassination and Murphy’s Law may follow the dice of a privileged attack as well.'],
        [
          'C-605',
          'Calling off',
          'You may call an attack off, and keep your action, while nothing is committed: no money spent, nothing paid or discarded for privilege, no Special played for or against it, no dice rolled. The Lasers, and Specials that only move money or show a hand, do not commit it. Cards of an attack called off have not taken part.',
        ],
      ],
    },
    {
      id: 'money',
      title: 'Money and groups',
      rules: [
        [
          'C-701',
          'Transfers',
          'Money goes from one of your cards to its master or a puppet of it. Two transfers a turn are free, more cost an action each. From the Federal Reserve it may go anywhere in your structure.',
        ],
        [
          'C-702',
          'Moving',
          'As an action, a group with all below it goes to another arrow of yours, outside its own branch. The branch is lifted first. Losses as in C-502.',
        ],
        ['C-703', 'Dropping', 'In your turn you may let a group go; it and all below become uncontrolled, their money goes to the bank.'],
        ['C-704', 'Amounts', 'Whole numbers of MB, at least 1, and no more than lies there.'],
      ],
    },
    {
      id: 'deals',
      title: 'Deals',
      rules: [
        [
          'C-801',
          'Money and Specials',
          'They change hands at any time, except during a privileged attack, and cost no action. Money goes from Illuminati to Illuminati. Nobody deals with oneself.',
        ],
        [
          'C-802',
          'Groups',
          'Groups change hands only in the turn of one of the two, among the actions, outside attacks; each costs an action of the player whose turn it is. It brings what hangs below it, and all its money. The receiver hangs it on an own arrow, and may give up groups that are in the way, but none that leaves.',
          'A group for a group in your own turn: both of your actions.',
        ],
        [
          'C-803',
          'Offers',
          'An offer names everything that moves, both ways, and is carried out whole or not at all. It lapses when something in it is gone, or when the turn ends if it names groups. Specials offered face down are seen by the two alone. A present needs consent, too.',
        ],
        ['C-804', 'Promises', 'They bind nobody. That is half the game.'],
        [
          'C-805',
          'No gift of victory',
          'A deal by which one of the two would at once meet a goal that all know, and the other would not, is refused.',
        ],
      ],
    },
    {
      id: 'specials',
      title: 'Specials',
      rules: [
        [
          'C-900',
          'Playing one',
          'A Special works once and is discarded. It takes no action unless it says so. Before it takes effect, whoever may hold Secrets Man Was Not Meant To Know is asked; until then all else waits. A cancelled Whispering Campaign calls its attack off; a cancelled card for privilege leaves the attack without it, but committed; a cancelled Bribery has cost its action.',
        ],
        ['C-901', 'Assassination', 'Right after the dice of any attack: they count as 2.'],
        [
          'C-902',
          'Bribery',
          'In your turn, as an action: an uncontrolled group joins you without dice, on any arrow of yours with room for it.',
        ],
        ['C-903', 'Computer Espionage', 'At any time: see all Specials that another player holds now.'],
        ['C-904', 'Deep Agent', 'Breaks the privilege of an attack for good (C-603).'],
        ['C-905', 'Interference', 'There are two. Against a privileged attack of others: you alone may meddle with money (C-603).'],
        [
          'C-906',
          'Market Manipulation',
          'As your turn opens: your incomes count double this turn. Tax and the cost of the Post Office do not.',
        ],
        [
          'C-907',
          'Media Campaign',
          'At any time outside attacks: a destroyed group comes back, uncontrolled. Whoever destroyed it keeps the credit, and it counts again if it is destroyed again.',
        ],
        ['C-908', 'Murphy’s Law', 'Right after the dice of any attack: they count as 12.'],
        [
          'C-909',
          'Secrets Man Was Not Meant To Know',
          'Cancels a Special as it is played, whatever for; both are gone. Of two discarded together against a privilege it hits one; their player may then replace it with another, or loses both.',
        ],
        [
          'C-910',
          'Senate Investigating Committee',
          'As another player’s turn opens: the whole turn is lost, income and draw included. It does not count as a turn finished (C-1101).',
        ],
        ['C-911', 'Slush Fund', 'At any time: 15 MB for your Illuminati.'],
        ['C-912', 'Swiss Bank Account', 'At any time: 25 MB for your Illuminati.'],
        [
          'C-913',
          'White Collar Crime',
          'At any time outside attacks, or as attacker or defender before the dice: move any money among your treasuries, with 5 MB more from the bank.',
        ],
        [
          'C-914',
          'Whispering Campaign',
          'Named with an attack to destroy a group of Power 0: your Power counts against its Resistance, alignments as for destroying.',
        ],
      ],
    },
    {
      id: 'powers',
      title: 'Powers of cards',
      rules: [
        [
          'C-1001',
          'Illuminati',
          'Bavarian Illuminati: privilege for 5 MB (C-602). Bermuda Triangle: rearrange the whole structure, every group once. Discordian Society: +4 to control Weird groups, and immunity (C-412). Gnomes of Zurich: move any money among own treasuries. Network: two cards a turn. Servants of Cthulhu: +2 to destroy. Society of Assassins: +4 to neutralize. UFOs: two attacks a turn, and a secret goal. The Triangle and the Gnomes use theirs when their actions are over.',
        ],
        [
          'C-1002',
          'Recyclers',
          'Once a turn, among your actions and outside attacks: 5 MB from their own treasury draw you a card, without an action.',
        ],
        [
          'C-1003',
          'All the others',
          'What a card does stands on it; the gallery shows them all. Most powers work by themselves and cannot be used at will.',
        ],
      ],
    },
    {
      id: 'winning',
      title: 'Going out and winning',
      rules: [
        [
          'C-1101',
          'Going out',
          'Whoever has finished three turns and has no group at the end of a turn is out: money to the bank, Specials discarded. Before that one may start again from nothing. Servants of Cthulhu who destroy their own last group as their eighth victim win instead.',
        ],
        [
          'C-1102',
          'A toppled conspiracy',
          'Whoever has the goal of the Servants of Cthulhu and takes somebody’s last group by an attack, so that they go out, counts their Illuminati as one more destroyed.',
        ],
        [
          'C-1103',
          'Leaving',
          'You may concede at any moment: groups become uncontrolled, money goes to the bank, Specials are discarded, your Illuminati leaves. An attack by or on you is called off.',
        ],
        [
          'C-1104',
          'Winning',
          'At the end of every turn all goals are looked at, everybody’s. Whoever meets theirs wins; if several do, they win together. After that nothing more is played.',
        ],
        [
          'C-1105',
          'The basic goal',
          'Control so many cards, the Illuminati included: 13 with two or three players, 12 with four, 10 with five, 9 with six, 8 with seven or eight. The host can set another number.',
        ],
        [
          'C-1106',
          'Special goals',
          'Bavarian Illuminati: Power 35 in all. Bermuda Triangle: all ten alignments. Discordian Society: 5 Weird groups. Gnomes of Zurich: 150 MB in all. Network: 25 transferable power in all. Servants of Cthulhu: 8 destroyed groups. Society of Assassins: 6 Violent groups. UFOs: the one they named.',
        ],
        ['C-1107', 'The last one', 'Who alone is left wins at once. If all who are left would go out together, they share a draw.'],
      ],
    },
    {
      id: 'options',
      title: 'Options of the table',
      rules: [
        ['C-1201', 'Length', 'The number of cards for the basic goal, from 6 to 20.'],
        [
          'C-1202',
          'Hidden goals',
          'Everyone secretly names one of the seven printed special goals and plays for that one. The UFOs then have Power 7 and lend 7.',
        ],
        ['C-1203', 'Many players', 'With seven players each Illuminati earns 3 MB more, with eight 5.'],
        [
          'C-1204',
          'Long game',
          'No goals. The game ends when the deck is empty and nothing is uncontrolled any more, or after two full rounds without an attack, or after ten. The most total Power wins, each group counting 1 besides.',
        ],
        ['C-1205', 'Hidden Illuminati', 'Not yet in this game.'],
        [
          'C-1206',
          'The clock',
          'When time runs out, the program does for you what binds you least: done, roll, draw, end the turn, hang the captive with the fewest losses.',
        ],
        [
          'C-1207',
          'A game without end',
          'With an empty deck and three full rounds without an attack, or twenty in all, those who are left share a draw.',
        ],
      ],
    },
  ],
};
