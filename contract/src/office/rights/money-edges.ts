import type { Right } from './rights.ts'

/** Accounts of the ledger, what is outside, and facts that postings rest on. */
export type Place =
  | 'outside'
  | 'gateway'
  | 'games'
  | 'promotion'
  | 'player_cash'
  | 'player_bonus'
  | 'player_withdrawal'
  | 'player_debt'
  | 'statement line'
  | 'event facts'
  | 'open bet'
  | 'open offer'
  | 'code'
  | 'cashback rule'
  | 'jackpot rule'
  | 'withdrawal rule'
  | 'clock'
  | 'payout account'
  | "the player's session"
  | "the player's contact"
  | 'a right'

/** One way in which money moves, or a fact comes about that money moves by. */
export type MoneyEdge = {
  op: string
  from: Place
  to: Place
  /** One entry per person: each holds the right at its place. Empty: nobody presses anything. */
  needs: readonly Right[]
  /** What it rests on, in words. */
  fact?: string
  /** `fact` comes from outside and nobody of the house can make it up. */
  isProven?: boolean
  /** Facts of the house that it rests on. */
  uses?: readonly Place[]
  /** The most that it can come to. */
  bound?: string
  note?: string
}

const twice = (right: Right): readonly Right[] => [right, right]

/** From outside or from the house's accounts to a player. */
const CREDITS: readonly MoneyEdge[] = [
  {
    op: 'deposit by the bank',
    from: 'gateway',
    to: 'player_cash',
    needs: [],
    fact: 'bank callback, signed, asked again above ₺5,000',
    isProven: true,
  },
  {
    op: 'deposit matched by hand',
    from: 'gateway',
    to: 'player_cash',
    needs: twice('deposit.match'),
    fact: 'line of the imported statement, used once',
    uses: ['statement line'],
  },
  {
    op: 'statement brought in',
    from: 'outside',
    to: 'statement line',
    needs: ['statement.import'],
    fact: 'file signed by the bank or two persons',
    isProven: true,
    note: 'a line without a signature credits nothing until a second person has confirmed the import',
  },
  {
    op: 'win',
    from: 'games',
    to: 'player_cash',
    needs: [],
    fact: 'supplier callback, signed, for an open round',
    isProven: true,
  },
  {
    op: 'win of bonus play',
    from: 'games',
    to: 'player_bonus',
    needs: [],
    fact: 'supplier callback',
    isProven: true,
  },
  {
    op: 'rollback',
    from: 'games',
    to: 'player_cash',
    needs: [],
    fact: 'supplier callback naming a bet that is booked',
    isProven: true,
  },
  {
    op: 'bet settled by the feed',
    from: 'games',
    to: 'player_cash',
    needs: [],
    fact: 'feed facts, certainty as betting.md section 8',
    isProven: true,
    uses: ['open bet'],
  },
  {
    op: 'facts by hand',
    from: 'outside',
    to: 'event facts',
    needs: twice('result.enter'),
  },
  {
    op: 'settlement of facts by hand',
    from: 'games',
    to: 'player_cash',
    needs: twice('settlement.confirm'),
    fact: 'event facts',
    uses: ['event facts'],
  },
  {
    op: 'resettle',
    from: 'games',
    to: 'player_cash',
    needs: twice('market.resettle'),
    fact: 'event facts',
    uses: ['event facts'],
  },
  {
    op: 'void',
    from: 'games',
    to: 'player_cash',
    needs: twice('bet.void'),
    bound: 'the stake',
  },
  { op: 'wide price', from: 'outside', to: 'open bet', needs: twice('price.set_wide') },
  {
    op: 'price within 25 %',
    from: 'outside',
    to: 'open bet',
    needs: ['price.set'],
    bound:
      'a quarter of the greatest stake of the market and player class; audited against the closing price',
  },
  {
    op: 'stake above the limit',
    from: 'player_cash',
    to: 'games',
    needs: ['waiting.accept'],
    bound: '5 × the limit; above ₺10,000 two persons',
  },
]

/** Offers, bonuses, corrections and jackpots. */
const GRANTS: readonly MoneyEdge[] = [
  {
    op: 'offer published',
    from: 'outside',
    to: 'open offer',
    needs: twice('offer.publish'),
    fact: 'dry run of the same terms',
  },
  {
    op: 'bonus claimed',
    from: 'promotion',
    to: 'player_bonus',
    needs: [],
    fact: 'open offer',
    uses: ['open offer', 'code'],
  },
  {
    op: 'bonus granted',
    from: 'promotion',
    to: 'player_bonus',
    needs: ['bonus.propose', 'bonus.approve'],
    fact: 'open offer',
    uses: ['open offer'],
  },
  {
    op: 'codes made',
    from: 'outside',
    to: 'code',
    needs: twice('voucher.batch'),
    fact: 'open offer',
    uses: ['open offer'],
  },
  {
    op: 'cashback figures',
    from: 'outside',
    to: 'cashback rule',
    needs: twice('cashback.settings'),
  },
  {
    op: 'cashback',
    from: 'promotion',
    to: 'player_cash',
    needs: [],
    fact: 'cashback rule',
    uses: ['cashback rule'],
  },
  {
    op: 'bonus released',
    from: 'player_bonus',
    to: 'player_cash',
    needs: [],
    fact: 'wagering played',
    isProven: true,
  },
  {
    op: 'bonus ended',
    from: 'player_bonus',
    to: 'promotion',
    needs: ['bonus.cancel'],
    note: 'takes from a player: reason, and the player can complain; never own money',
  },
  {
    op: 'correction',
    from: 'promotion',
    to: 'player_cash',
    needs: ['adjustment.propose', 'adjustment.approve'],
  },
  {
    op: 'debt written off',
    from: 'promotion',
    to: 'player_debt',
    needs: twice('debt.write_off'),
    fact: 'debt older than 90 days',
  },
  {
    op: 'jackpot drop',
    from: 'games',
    to: 'player_cash',
    needs: twice('jackpot.confirm'),
    fact: 'supplier callback',
    isProven: true,
    uses: ['jackpot rule'],
  },
  {
    op: 'jackpot rules',
    from: 'outside',
    to: 'jackpot rule',
    needs: twice('jackpot.rules'),
  },
]

/** From a player to outside, and what lets somebody order it. */
const PAYMENTS: readonly MoneyEdge[] = [
  {
    op: 'withdrawal asked',
    from: 'player_cash',
    to: 'player_withdrawal',
    needs: [],
    fact: "the player's session and password",
    uses: ["the player's session"],
  },
  {
    op: 'withdrawal paid, to ₺10,000',
    from: 'player_withdrawal',
    to: 'gateway',
    needs: ['withdrawal.approve'],
    fact: 'withdrawal asked; payout account confirmed',
    uses: ['player_withdrawal', 'payout account'],
  },
  {
    op: 'withdrawal paid, above',
    from: 'player_withdrawal',
    to: 'gateway',
    needs: twice('withdrawal.approve'),
    fact: 'withdrawal asked; payout account confirmed',
    uses: ['player_withdrawal', 'payout account'],
  },
  {
    op: 'withdrawal paid by the clock',
    from: 'player_withdrawal',
    to: 'gateway',
    needs: [],
    fact: 'withdrawal asked; payout account confirmed; clock run out; rule version set by two persons',
    uses: ['player_withdrawal', 'payout account', 'clock', 'withdrawal rule'],
  },
  {
    op: 'withdrawal returned',
    from: 'player_withdrawal',
    to: 'player_cash',
    needs: ['withdrawal.reject_fact'],
    fact: 'withdrawal asked',
    uses: ['player_withdrawal'],
  },
  {
    op: 'deposit sent back',
    from: 'player_cash',
    to: 'gateway',
    needs: twice('deposit.refund'),
    fact: 'the deposit',
    isProven: true,
  },
  {
    op: 'player let in by staff',
    from: 'outside',
    to: "the player's session",
    needs: twice('player.second_step_reset'),
    fact: "the player's contact",
    uses: ["the player's contact"],
  },
  {
    op: 'contact changed',
    from: 'outside',
    to: "the player's contact",
    needs: twice('player.contact_change'),
    fact: 'document',
    isProven: true,
  },
  {
    op: 'payout account confirmed',
    from: 'outside',
    to: 'payout account',
    needs: ['payee.confirm'],
    fact: "bank's word on the holder, or a document",
    isProven: true,
  },
  {
    op: 'rule of payment changed',
    from: 'outside',
    to: 'withdrawal rule',
    needs: twice('withdrawal.rules'),
  },
  { op: 'clock changed', from: 'outside', to: 'clock', needs: twice('withdrawal.clock') },
  {
    op: 'difference mended by the clock',
    from: 'games',
    to: 'player_cash',
    needs: [],
    fact: "the supplier's list, signed or fetched by us",
    isProven: true,
  },
  {
    op: 'decision undone by the complaint clock',
    from: 'promotion',
    to: 'player_cash',
    needs: [],
    fact: 'a posting of ours that took it, not yet undone',
    isProven: true,
    bound: '₺5,000 and never more than that posting',
  },
  {
    op: 'role changed',
    from: 'outside',
    to: 'a right',
    needs: ['role.propose', 'role.approve'],
  },
]

/** Every way by which money moves in the house. A posting that is not here may not be added. */
export const MONEY_EDGES: readonly MoneyEdge[] = [...CREDITS, ...GRANTS, ...PAYMENTS]

/** Rights that move money and stand in no edge, with the reason. */
export const IN_NO_EDGE: Partial<Record<Right, string>> = {
  'withdrawal.consent':
    'a third word on what two have approved: it can stop a payment, never begin one',
  'withdrawal.bulk_approve':
    'the edge of `withdrawal.approve` up to the limit of one person, many times, each checked alone',
  'withdrawal.reject_judged':
    'gives the player’s own money back as `withdrawal.reject_fact` does, by two persons',
}
