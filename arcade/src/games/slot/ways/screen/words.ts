import type { Language } from '../../../../protocol.ts'

type WaysWords = {
  ways: (count: string) => string
  product: (counts: readonly number[], ways: string) => string
  figures: (count: number, symbol: string, ways: string) => string
  onReels: (count: number, symbol: string, ways: string) => string
  several: (wins: number, ways: string) => string
  returned: (what: string, sum: string) => string
  counter: (spin: number, of: number, factor: number) => string
  onlySpins: (count: number) => string
  more: (count: number) => string
  running: string
  most: string
  given: (count: number, scatter: string) => string
  factor: (factor: number) => string
  again: (spins: string) => string
  wildOn: (symbol: string, reels: readonly number[]) => string
  reel: (reel: number, symbols: readonly string[]) => string
  wildPay: string
  mysteryPay: string
  spinsFor: (count: number) => string
  columns: readonly string[]
  caption: string
  rules: {
    ways: (rows: number, ways: string) => string
    product: string
    mystery: (symbol: string) => string
    spins: (scatter: string, spins: string) => string
    factor: (factor: number) => string
    again: string
    most: (times: string) => string
  }
}

const listed = (numbers: readonly number[], and: string) =>
  numbers.length > 1 ? `${numbers.slice(0, -1).join(', ')} ${and} ${numbers.at(-1)}` : `${numbers}`

export const WAYS_WORDS: Record<Language, WaysWords> = {
  tr: {
    ways: (count) => `${count} yol`,
    product: (counts, ways) => `${counts.join(' × ')} = ${ways} yol`,
    figures: (count, symbol, ways) => `${count} ${symbol} · ${ways} yol`,
    onReels: (count, symbol, ways) => `${count} makarada ${symbol}, ${ways} yol`,
    several: (wins, ways) => `${wins} kazanç, ${ways} yol`,
    returned: (what, sum) => `${what}. Dönen ${sum}.`,
    counter: (spin, of, factor) => `${spin}/${of}${factor > 1 ? ` · ${factor}×` : ''}`,
    onlySpins: (count) => `${count} bedava çevirme`,
    more: (count) => `${count} bedava çevirme daha.`,
    running: 'Bedava çevirmeler sürüyor.',
    most: 'En yüksek kazanç',
    given: (count, scatter) => `${count} ${scatter}`,
    factor: (factor) => `Bütün kazançlar ${factor} ile çarpılır.`,
    again: (spins) => `Yine gelirse ${spins} daha.`,
    wildOn: (symbol, reels) => `Joker: ${symbol}, ${listed(reels, 've')}. makarada.`,
    reel: (reel, symbols) => `${reel}. makara: ${symbols.join(', ')}.`,
    wildPay: 'Joker: ödeyen her resmin yerine geçer.',
    mysteryPay: 'Hepsi birden açılır ve aynı resim olur.',
    spinsFor: (count) => `${count} çevirme`,
    columns: ['Resim', '3 makara', '4 makara', '5 makara'],
    caption: 'Her yol için, bahsinin katı',
    rules: {
      ways: (rows, ways) =>
        `Beş makara, her birinde ${rows} resim: ${ways} yol. İlk makaradan başlayıp art arda en az üç makarada görülen aynı resim kazandırır; hangi sırada durduğu fark etmez.`,
      product:
        'Yol sayısı, o resimden her makarada kaç tane olduğunun çarpımıdır: 1 × 2 × 1 × 2 = 4 yol. Her yol, tablodaki kadar bahsini öder.',
      mystery: (symbol) =>
        `Her ${symbol} kapalı gelir. Makaralar durunca hepsi birden açılır ve önceden çekilmiş tek bir resim olur.`,
      spins: (scatter, spins) =>
        `Nerede olursa olsun 3, 4 ya da 5 ${scatter}: ${spins} bedava çevirme. Bahis değişmez.`,
      factor: (factor) => `Bedava çevirmelerde her kazanç ${factor} ile çarpılır.`,
      again: 'Bedava çevirmeler sırasında da yenileri kazanılır; sona eklenir.',
      most: (times) => `Bir tur en çok bahsin ${times} katını öder ve orada biter.`,
    },
  },
  en: {
    ways: (count) => `${count} ways`,
    product: (counts, ways) => `${counts.join(' × ')} = ${ways} ${ways === '1' ? 'way' : 'ways'}`,
    figures: (count, symbol, ways) =>
      `${symbol} × ${count} · ${ways} ${ways === '1' ? 'way' : 'ways'}`,
    onReels: (count, symbol, ways) =>
      `${symbol} on ${count} reels, ${ways} ${ways === '1' ? 'way' : 'ways'}`,
    several: (wins, ways) => `${wins} wins, ${ways} ways`,
    returned: (what, sum) => `${what}. Returned ${sum}.`,
    counter: (spin, of, factor) => `${spin}/${of}${factor > 1 ? ` · ${factor}×` : ''}`,
    onlySpins: (count) => `${count} free ${count === 1 ? 'spin' : 'spins'}`,
    more: (count) => `${count} more free spins.`,
    running: 'The free spins go on.',
    most: 'The highest win',
    given: (count, scatter) => `${scatter} × ${count}`,
    factor: (factor) => `All wins are multiplied by ${factor}.`,
    again: (spins) => `If it comes again, ${spins} more.`,
    wildOn: (symbol, reels) => `Wild: ${symbol}, on reels ${listed(reels, 'and')}.`,
    reel: (reel, symbols) => `Reel ${reel}: ${symbols.join(', ')}.`,
    wildPay: 'Wild: stands for every symbol that pays.',
    mysteryPay: 'All of them open together and become one symbol.',
    spinsFor: (count) => `${count} spins`,
    columns: ['Symbol', '3 reels', '4 reels', '5 reels'],
    caption: 'For each way, times your stake',
    rules: {
      ways: (rows, ways) =>
        `Five reels of ${rows} symbols each: ${ways} ways. The same symbol on at least three reels in a row from the first one wins, whatever row it stands in.`,
      product:
        'The ways are how many of the symbol each reel shows, multiplied: 1 × 2 × 1 × 2 = 4 ways. Each way pays your stake as many times as the table says.',
      mystery: (symbol) =>
        `Every ${symbol} arrives shut. When the reels stand all of them open together and become one symbol, which was drawn before.`,
      spins: (scatter, spins) =>
        `3, 4 or 5 of the ${scatter}, wherever they stand: ${spins} free spins. Your stake stays.`,
      factor: (factor) => `In free spins every win is multiplied by ${factor}.`,
      again: 'Free spins can be won again during free spins; they are added at the end.',
      most: (times) => `A round pays at most ${times} times your stake and ends there.`,
    },
  },
}
