import { CUT_OFF_WORDS } from './cut-off-words.ts'
import type { Words } from './words.ts'

export const EN: Words = {
  ...CUT_OFF_WORDS.en,
  demo: 'Demo',
  balance: 'Balance',
  stake: 'Stake',
  stakeLower: 'Lower the stake',
  stakeHigher: 'Raise the stake',
  stakePick: 'Choose a stake',
  stakeSaid: (stake) => `Stake ${stake}.`,
  balanceSaid: (balance) => `Balance ${balance}.`,
  time: 'Time',
  net: 'Net',
  rules: 'Rules',
  history: 'Your rounds',
  fairness: 'Fair play',
  gotIt: 'OK',
  rewardLeft: (n) => (n > 0 ? `Free rounds: ${n} left` : 'Last free round'),
  rewardSaid: (n, stake) =>
    `You have ${n} free ${n === 1 ? 'round' : 'rounds'}, stake ${stake}. No money is taken, and what you win is yours.`,
  rewardUntil: (when) => `Until ${when}.`,
  rewardNote: (n) => `${n} left`,
  free: 'Free',
  stakeFixed: 'Fixed stake',
  rewardOver: 'Your free rounds are over',
  rewardEnded: (played, given) => `${played} of ${given} were played; the rest have ended.`,
  rewardWon: (played) => `Won in all in ${played} ${played === 1 ? 'round' : 'rounds'}`,
  rewardLost: (played) => `No win in ${played} ${played === 1 ? 'round' : 'rounds'}.`,
  ownMoneyNote: (stake) => `From here on your stake is ${stake}, taken from your balance.`,
  ownMoney: 'Go on with my own money',
  nextReward: 'On to your next free rounds',
  resumed: 'Carrying on with your unfinished round. Your stake and its outcome were safe.',
  resumed_earlier:
    'This game has changed. Your unfinished round ends by the rules it began under; stake and outcome are safe.',
  offline: 'Connection lost. Play has stopped; it carries on when the connection is back.',
  offlineRound:
    'Connection lost. Your round is safe; you will see its outcome when the connection is back.',
  refusals: {
    invalid_input: {
      title: 'That request was not understood',
      text: 'Reload the page and try again. No stake was taken.',
    },
    session_unknown: {
      title: 'Your session has ended',
      text: 'Open the game again to play. A round under way is safe on the server and carries on.',
    },
    not_enough_money: {
      title: 'Your balance does not cover this stake',
      text: 'You can lower the stake or make a deposit. No stake was taken.',
    },
    limit_reached: {
      title: 'This stake is above a limit',
      text: 'You have reached the limit on your account, or your bonus does not allow as much; nothing was taken. Lower the stake, or see the limits in your account.',
    },
    player_disabled: {
      title: 'Your account is closed to play',
      text: 'No stake was taken. If you are taking a break, your account says until when; if not, support can help.',
    },
    round_open: {
      title: 'You have an unfinished round',
      text: 'We will show you its outcome first.',
    },
    round_not_open: {
      title: 'This round has ended',
      text: 'Or another press is still on its way. Nothing was charged.',
    },
    round_went_on: {
      title: 'The round went on in another window',
      text: 'You see it as it is now. This move was not made, and no money was taken.',
    },
    move_refused: {
      title: 'That cannot be done now',
      text: 'The round stands as it was. Nothing was charged.',
    },
    game_stopped: {
      title: 'This game is closed for now',
      text: 'No new round begins, and no stake was taken. A round that you have open is played to its end and paid.',
    },
    bets_closed: {
      title: 'Bets are closed',
      text: 'This bet came too late. If your money was taken, it comes back by itself.',
    },
    move_too_late: {
      title: 'The command came too late',
      text: 'The round was over at that moment. What counts is when your command reached the server, for everybody alike.',
    },
    chat_refused: {
      title: 'This message was not sent',
      text: 'Messages with insults, links, e-mail addresses or telephone numbers are not sent.',
    },
    chat_too_fast: {
      title: 'Wait a moment',
      text: 'You can write once in three seconds, and not the same thing again at once.',
    },
    chat_muted: {
      title: 'You are muted in the chat',
      text: 'You cannot write for a while. Support can tell you why.',
    },
    chat_players_only: {
      title: 'Players write here',
      text: 'With play money you can read, and not write.',
    },
    demo_watches: {
      title: 'Play money watches here',
      text: 'Prizes of this room are shares of the tickets sold. With play money you can watch the round.',
    },
    place_taken: {
      title: 'You have a bet here',
      text: 'There is no second bet in this place in one round. No money was taken.',
    },
    price_changed: {
      title: 'The price has changed',
      text: 'No bet was placed and no money was taken. Look at the new price and try again.',
    },
    round_voided: {
      title: 'The round was voided',
      text: 'This round could not go on. Your stake is back in your balance within a minute.',
    },
    room_closed: {
      title: 'The room is closed at the moment',
      text: 'Try again shortly. Your bets on the table are stored: the round goes on, or your stake comes back.',
    },
    bet_too_high: {
      title: 'This stake is too high',
      text: 'The best outcome would be above the highest win of ₺10,000,000. Nothing was charged.',
    },
    client_seed_missing: {
      title: 'Your seed is needed first',
      text: 'The digest of the server seed is on the screen; your seed is taken when you spin again. No stake was taken.',
    },
    seeds_changed: {
      title: 'The seeds were replaced meanwhile',
      text: 'Perhaps in another window. The new digest is on the screen, please try again. No stake was taken.',
    },
    free_rounds_over: {
      title: 'Your free rounds are over',
      text: 'They ran out or were called back. No stake was taken from your balance.',
    },
    too_fast: {
      title: 'A little too fast',
      text: 'There must be at least 2.5 seconds between two rounds. No stake was taken.',
    },
    too_many: {
      title: 'Too many requests',
      text: 'Many requests came from your connection in a short time. Please try again in a minute. No stake was taken.',
    },
    wallet_down: {
      title: 'The wallet cannot be reached',
      text: 'If a stake was taken it will be returned. Try again in a moment.',
    },
    game_unknown: {
      title: 'There is no such game',
      text: 'It may have been removed, or the link may be wrong.',
    },
  },
  clientSeed: 'Your seed',
  firstCommitment: 'Digest of the server seed',
  changeSeed: 'Change',
}
