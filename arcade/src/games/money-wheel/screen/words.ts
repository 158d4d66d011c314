import type { Language } from '../../../protocol.ts'
import type { Place } from '../ring.ts'

type WheelWords = {
  name: Record<Place, string>
  odds: Record<Place, string>
  bets: string
  key: (name: string, odds: string, sum: string) => string
  scene: string
  stands: (name: string) => string
  stopped: (name: string) => string
  spinning: string
  bonus: string
  choose: (seconds: number) => string
  chosen: (tulip: string) => string
  watchTulips: string
  opening: string
  opened: (odds: string) => string
  falling: string
  fell: (odds: string) => string
  soon: string
  tulips: readonly [string, string, string]
  tulip: (name: string, odds: string | null) => string
  board: string
  shares: string
  share: (seen: number, of: number, expected: string) => string
  returned: string
  rules: readonly string[]
  keys: string
}

/** „3’e 1 öder“: what is paid beside the stake, for one. */
export const WHEEL_WORDS: Record<Language, WheelWords> = {
  tr: {
    name: {
      '1': '1',
      '3': '3',
      '6.5': '6,5',
      '16': '16',
      '25': '25',
      '50': '50',
      lale: 'Lale',
      nar: 'Nar',
    },
    odds: {
      '1': '1’e 1',
      '3': '1’e 3',
      '6.5': '1’e 6,5',
      '16': '1’e 16',
      '25': '1’e 25',
      '50': '1’e 50',
      lale: 'ek oyun',
      nar: 'ek oyun',
    },
    bets: 'Çark bahisleri',
    key: (name, odds, sum) => `${name} ${odds}${sum && `, masada ${sum}`}`,
    scene: 'Elli dört bölmeli çark ve sunucu.',
    stands: (name) => `Çark ${name} bölmesinde duruyor.`,
    stopped: (name) => `Çark ${name} bölmesinde durdu.`,
    spinning: 'Çark dönüyor.',
    bonus: 'Ek oyun',
    choose: (seconds) => `Bir lale seç: ${seconds} saniye. Seçmezsen ortadaki senin.`,
    chosen: (tulip) => `${tulip} senin. Süre bitene kadar değiştirebilirsin.`,
    watchTulips: 'Lale bölmesi: oyuncular lale seçiyor. Laleye bahsin yok.',
    opening: 'Laleler açılıyor.',
    opened: (odds) => `Lalen ${odds} verdi.`,
    falling: 'Nar tanesi düşüyor.',
    fell: (odds) => `Tane ${odds} çanağına düştü.`,
    soon: 'Ek oyun başlıyor',
    tulips: ['Soldaki lale', 'Ortadaki lale', 'Sağdaki lale'],
    tulip: (name, odds) => (odds === null ? name : `${name}: ${odds}`),
    board: 'Sekiz sıralı tane tahtası.',
    shares: 'Son turlarda bölmeler',
    share: (seen, of, expected) => `${of} turda ${seen}, beklenen ${expected}`,
    returned: 'Dönen',
    rules: [
      'Çarkta elli dört bölme var: 1’den yirmi altı, 3’ten on üç, 6,5’ten yedi, 16’dan üç, 25’ten iki, 50, Lale ve Nar’dan birer tane. Her bölme eşit olasılıkla gelir.',
      'Çark bahis yaptığın sayıda durursa bahsin o kat artı bahsin kendisi ödenir: 3’e konan 10 lira, 40 lira döner.',
      'Lale: üç lalenin altında 25, 40 ve 88 kat vardır, sırası kurayla belirlenir. Laleye bahis yapan herkes bir lale seçer; seçmeyenin lalesi ortadakidir.',
      'Nar: tane sekiz sırada sağa ya da sola düşer, her adım yarı yarıya. Çanaklar ortadan kenara 24, 38, 70, 150 ve 400 kat öder; sonuç herkes için aynıdır.',
      'Masaya konan pullar, Bahis yap’a basınca ya da kapanışa iki saniye kala bahis olur. Bir turda en çok on iki kez bahis yapabilirsin; bahsi kapanışa yarım saniye kalana kadar geri alabilirsin.',
      'Sunucu bir turu sürdüremezse o tur iptal edilir ve bütün bahisler geri verilir.',
      'Sunucular çizimdir. Sonuçlar sunucudan gelir ve Kanıt’tan doğrulanabilir.',
    ],
    keys: '1–5: pul · Z: geri al · Y: yinele · Sil: temizle · Boşluk: bahis yap · R: kurallar · H: geçmiş · F: kanıt · M: ses · G: tam ekran',
  },
  en: {
    name: {
      '1': '1',
      '3': '3',
      '6.5': '6.5',
      '16': '16',
      '25': '25',
      '50': '50',
      lale: 'Tulip',
      nar: 'Pomegranate',
    },
    odds: {
      '1': '1 to 1',
      '3': '3 to 1',
      '6.5': '6.5 to 1',
      '16': '16 to 1',
      '25': '25 to 1',
      '50': '50 to 1',
      lale: 'bonus round',
      nar: 'bonus round',
    },
    bets: 'Bets on the wheel',
    key: (name, odds, sum) => `${name} ${odds}${sum && `, ${sum} on it`}`,
    scene: 'A wheel of fifty-four segments and its presenter.',
    stands: (name) => `The wheel stands at ${name}.`,
    stopped: (name) => `The wheel stopped at ${name}.`,
    spinning: 'The wheel is turning.',
    bonus: 'Bonus round',
    choose: (seconds) =>
      `Choose a tulip: ${seconds} ${seconds === 1 ? 'second' : 'seconds'}. Without a choice the middle one is yours.`,
    chosen: (tulip) => `${tulip} is yours. You can change it until the time is over.`,
    watchTulips: 'Tulip: players are choosing. You have no bet on it.',
    opening: 'The tulips open.',
    opened: (odds) => `Your tulip gave ${odds}.`,
    falling: 'The seed is falling.',
    fell: (odds) => `The seed fell into the bowl of ${odds}.`,
    soon: 'Bonus round begins',
    tulips: ['The left tulip', 'The middle tulip', 'The right tulip'],
    tulip: (name, odds) => (odds === null ? name : `${name}: ${odds}`),
    board: 'A board of eight rows with a seed.',
    shares: 'Segments of the last rounds',
    share: (seen, of, expected) => `${seen} in ${of} rounds, ${expected} expected`,
    returned: 'Returned',
    rules: [
      'The wheel has fifty-four segments: twenty-six of 1, thirteen of 3, seven of 6.5, three of 16, two of 25, and one each of 50, Tulip and Pomegranate. Every segment is as likely.',
      'Where the wheel stops at your number, your stake comes back with that many times as much: 10 lira on 3 return 40.',
      'Tulip: 25, 40 and 88 to 1 lie under three tulips in an order that is drawn. Everybody with a bet on it chooses one; without a choice it is the middle one.',
      'Pomegranate: a seed falls left or right in eight rows, each as likely. From the middle to the edge the bowls pay 24, 38, 70, 150 and 400 to 1, the same for everybody.',
      'Chips on the table become a bet when you press Place bet, or two seconds before bets close. You can bet up to twelve times in a round, and take a bet back until half a second before bets close.',
      'If the server cannot go on with a round, the round is voided and all bets are given back.',
      'Presenters are drawn. Results come from the server and can be verified under Proof.',
    ],
    keys: '1–5: chip · Z: undo · Y: repeat · Backspace: clear · Space: place bet · R: rules · H: history · F: proof · M: sound · G: full screen',
  },
}
