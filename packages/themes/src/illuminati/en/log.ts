import type { Pack } from '../../theme.js';

/**
 * A sentence for each type of event, in the past tense, so that 'You' fits where a name does.
 * The values come from `logValues`.
 */
export const log: Pack['log'] = {
  illuminatiTaken: '{player} picked card {slot} and leads {card}.',
  goalChosen: '{known, select, yes {{player} secretly chose the goal of {goal}.} other {{player} wrote down a secret goal.}}',
  uncovered:
    '{why, select, setup {{card} lay on the table from the start.} draw {{card} came off the deck, open to everyone.} refill {{card} came up to fill the table.} revived {{card} rose from the dead pile, uncontrolled.} other {{card} came up.}}',
  buried: '{card} turned up too early and went back into the deck.',
  startRolled: '{player} rolled {first} + {second} = {sum}{again, select, yes { to break the tie} other {}} for the first turn.',
  turnBegan: 'Turn {number}: {player}.',
  phaseBegan:
    '{phase, select, chooseIlluminati {The Illuminati were laid out, face down.} chooseGoal {Secret goals were asked for.} start {The turn opened.} actions {Actions began.} powers {Special powers began.} over {The game was over.} other {A new phase began.}}',
  money:
    '{reason, select, setup {{to} started with {amount} MB.} income {{to} earned {amount} MB.} upkeep {{from} paid {amount} MB of upkeep.} tax {{from} paid {amount} MB of tax to {to}.} attack {{from} put {amount} MB into the attack.} defence {{from} put {amount} MB into the defence.} interference {{from} put {amount} MB into interference.} privilege {{from} paid {amount} MB for privilege.} transfer {{from} sent {amount} MB to {to}.} settle {{from} passed {amount} MB on to {to}.} capture {{amount} MB on {from} went to the bank in the capture.} lost {{from} lost {amount} MB to the bank.} pass {{to} took {amount} MB for passing.} power {{bank, select, gets {{from} paid {amount} MB for its power.} other {{to} was sent {amount} MB by {from}.}}} special {{bank, select, pays {{to} received {amount} MB from the bank.} gets {{from} paid {amount} MB to the bank.} other {{amount} MB were shifted from {from} to {to}.}}} trade {{from} paid {amount} MB to {to} in a deal.} left {{from} left {amount} MB to the bank.} other {{amount} MB went from {from} to {to}.}}',
  specialDrawn: '{known, select, yes {{player} drew a Special: {card}.} other {{player} drew a Special.}}',
  specialTurnedUp: '{player} turned {card} face up.',
  specialDiscarded:
    '{why, select, played {{card} was used up.} privilege {{player} spent {card} on privilege.} breakPrivilege {{player} spent {card} against the privilege.} interference {{player} spent {card} to get into the attack.} cancelled {{card} was cancelled and discarded.} counter {{player} spent {card} to cancel it.} refill {{card} was turned up while filling the table, and discarded.} left {{player} left {card} behind.} other {{card} was discarded.}}',
  taxNamed: '{player} will pay tax from {card} first.',
  attackAnnounced:
    '{player} set {attacker} on {target} {kind, select, control {to control it} neutralize {to neutralize it} destroy {to destroy it} other {}}{aided, select, yes {, aided by {aids}} other {}}: {hopeless, select, yes {no roll wins} other {{needs} or less, {chance} %}}.',
  oddsChanged: '{hopeless, select, yes {Now no roll wins.} other {It now needs {needs} or less, {chance} %.}}',
  spent:
    '{interference, select, yes {{player} meddled with {amount} MB {side, select, for {for the attacker} other {for the target}}.} other {{player} spent {amount} MB from {from} {side, select, for {on the attack} other {on the defence}}.}}',
  privilegeDeclared: '{player} made the attack privileged: nobody else may meddle.',
  privilegeBroken: '{player} broke the privilege: everyone may meddle.',
  letIn: '{player} got into the privileged attack, alone.',
  saidDone: '{player} had nothing {firm, select, yes {to add to this attack} other {to add}}.',
  askedAgain: 'Asked again: {players}.',
  rolled: '{player} rolled {first} + {second} = {sum}, {hopeless, select, yes {though no roll could win} other {needing {needs} or less}}.',
  rollChanged: '{player} changed fate with {card}: the dice counted as {roll}.',
  attackEnded:
    '{result, select, success {The attack succeeded: {roll} against {needs}.} failure {The attack failed{always, select, yes { with {roll}: 11 and 12 always fail.} other {: {roll} against {needs}.}}} other {The attack was called off.}}',
  placed:
    '{why, select, captured {{player} {owned, select, yes {took {card} from {from}} other {took control of {card}}}, now under {onto}.} moved {{player} moved {card} to {onto}.} traded {{from} handed {card} over to {player}, now under {onto}.} bribed {{player} bribed {card} to serve {onto}.} rearranged {{player} put {card} under {onto}.} other {{card} came under {onto}.}}',
  freed:
    '{why, select, neutralized {{card} slipped from the grip of {from}.} destroyed {{card} went free as the master fell.} noRoom {{card} found no room and got away from {from}.} dropped {{from} let {card} go.} left {{from} left {card} behind.} givenUp {{from} gave {card} up to make room.} other {{card} went free.}}',
  destroyed:
    '{whose, select, own {{by} destroyed {card}, one of their own.} others {{by} destroyed {card} of {from}.} other {{by} destroyed {card}.}}',
  specialPlayed:
    '{aim, select, player {{player} played {card} on {other}.} place {{player} played {card}: {group} is to join under {onto}.} group {{player} played {card} for {group}.} other {{player} played {card}.}}',
  specialCancelled: '{by} cancelled {card} of {player}.',
  handSeen: '{known, select, yes {{player} looked at the Specials of {of}: {cards}.} other {{player} looked at the Specials of {of}.}}',
  alignmentChanged:
    '{player} {change, select, add {made {card} {alignment}} remove {took {alignment} away from {card}} other {turned {alignment} around on {card}}} until the end of the turn.',
  powerUsed: '{player} used the power of {card}.',
  offered:
    '{gives, select, yes {{asks, select, yes {{player} offered {other} {give} for {ask}.} other {{player} offered {other} a gift: {give}.}}} other {{player} asked {other} for a gift: {ask}.}}',
  offerWilling: '{other} is willing; {player} chooses.',
  offerClosed:
    '{why, select, accepted {{other} accepted the offer of {player}.} declined {{other} declined the offer of {player}.} withdrawn {{player} withdrew the offer to {other}.} other {The offer of {player} to {other} fell through: something in it was gone.}}',
  specialMoved: '{known, select, yes {{player} handed {card} to {other}.} other {{player} handed a face-down Special to {other}.}}',
  passed: '{player} passed and took money instead.',
  turnLost: '{player} lost the whole turn, thanks to {by}.',
  turnEnded: '{player} ended turn {number}.',
  toppled: '{player} took the last group from {card}.',
  eliminated: '{player} had no group left and was out.',
  left: '{player} left the game.',
  gameOver:
    '{ended, select, goal {{count, plural, one {{winners} reached the goal and won.} other {{winners} reached their goals and won together.}}} last {{winners} was the last one left and won.} draw {The game ended in a draw between {winners}.} score {The cards ran out: {scores}. {count, plural, one {{winners} won.} other {{winners} won together.}}} other {The game was over.}}{revealed}',
};
