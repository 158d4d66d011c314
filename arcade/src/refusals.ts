/** Every refusal of the arcade's own calls: HTTP status and a code the page has words for. */
export const ARCADE_REFUSALS = {
  invalid_input: 400,
  session_unknown: 401,
  not_enough_money: 409,
  limit_reached: 409,
  player_disabled: 409,
  round_open: 409,
  /** The round is over, or another command of it waits for the wallet. */
  round_not_open: 409,
  /** The page has not seen the round's last move. */
  round_went_on: 409,
  /** The game does not allow the command now. */
  move_refused: 409,
  game_stopped: 409,
  /** Of a room: its bets are closed, the command came too late, the slot has a bet, the price is another. */
  bets_closed: 409,
  move_too_late: 409,
  place_taken: 409,
  price_changed: 409,
  /** Of a room's chat: what may not be said, too soon, a mute, a visitor. */
  chat_refused: 409,
  chat_too_fast: 429,
  chat_muted: 409,
  chat_players_only: 409,
  /** Play money watches this room: its bets share a pot. */
  demo_watches: 409,
  /** A round of a room that could not go on: its stakes went back. */
  round_voided: 409,
  /** Nobody runs the room at this moment. */
  room_closed: 503,
  /** The best outcome of the bet is above the highest win. */
  bet_too_high: 409,
  client_seed_missing: 409,
  seeds_changed: 409,
  free_rounds_over: 409,
  too_fast: 429,
  too_many: 429,
  wallet_down: 503,
  game_unknown: 404,
} as const
export type ArcadeRefusal = keyof typeof ARCADE_REFUSALS
