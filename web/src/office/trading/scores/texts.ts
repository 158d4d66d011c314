import { texts } from '../../../lib/language/translate.ts'

export const t = texts({
  tr: {
    open: 'Skora göre sonuç',
    title: 'Evin sonucu, skora göre: {name}',
    note: '{bets} açık kupon, {staked} bahis. Kuponun öbür maçları oyuncu kazanmış gibi sayılır.',
    undecided: 'Skorun tek başına belirlemediği pazarlar en kötü sonuçla sayılır: {names}.',
    none: 'Açık bahis yok',
    noneNote: 'Bu maça bahis gelince her skorun sonucu burada olur.',
    corner: 'Ev sahibi ↓ Deplasman →',
    cell: '{home}-{away}',
    worst: 'En kötüsü {score}: {sum}. En iyisi {best}: {bestSum}.',
  },
  en: {
    open: 'Result by score',
    title: 'House result by score: {name}',
    note: '{bets} open bets, {staked} staked. Other matches of a bet are counted as won by the player.',
    undecided: 'Markets that the score alone does not decide are counted at their worst: {names}.',
    none: 'No open bet',
    noneNote: 'Once there are bets on this match, the result of each score is here.',
    corner: 'Home ↓ Away →',
    cell: '{home}-{away}',
    worst: 'Worst {score}: {sum}. Best {best}: {bestSum}.',
  },
})
