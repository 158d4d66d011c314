import type { Language } from '../../../protocol.ts'

type RaceWords = {
  race: (number: number) => string
  markets: { win: string; place: string; exacta: string }
  horse: string
  distance: string
  track: string
  metres: (metres: string) => string
  tracks: { turf: string; sand: string }
  way: (metres: string, track: string) => string
  first: string
  second: string
  choose: string
  form: (places: string) => string
  scene: string
  order: string
  ahead: (first: string, others: string) => string
  start: string
  photo: string
  won: (number: number, name: string, others: string) => string
  place: (nth: number) => string
  board: string
  noResults: string
  past: string
  rules: readonly string[]
  keys: string
}

export const RACE_WORDS: Record<Language, RaceWords> = {
  tr: {
    race: (number) => `${number}. koşu`,
    markets: { win: 'Ganyan', place: 'Plase', exacta: 'İkili' },
    horse: 'At',
    distance: 'Mesafe',
    track: 'Pist',
    metres: (metres) => `${metres} m`,
    tracks: { turf: 'Çim', sand: 'Kum' },
    way: (metres, track) => `${metres} m ${track.toLocaleLowerCase('tr')}`,
    first: 'Birinci',
    second: 'İkinci',
    choose: 'Önce birinci gelecek atı seç.',
    form: (places) => `son dereceleri ${places}`,
    scene: 'Sekiz atın koştuğu pist.',
    order: 'Sıralama',
    ahead: (first, others) => `Önde ${first}, ardında ${others}.`,
    start: 'Atlar çıkışta.',
    photo: 'Foto finiş',
    won: (number, name, others) => `${number} numara ${name} kazandı, ardından ${others} geldi.`,
    place: (nth) => `${nth}.`,
    board: 'Atların yolda neresinde olduğu',
    noResults: 'Bu ziyarette biten koşu henüz yok.',
    past: 'Geçmiş sonuçlar sıradaki koşuyu etkilemez.',
    rules: [
      'Her iki dakikada bir sekiz at koşar. Bahisler bir dakika açıktır; koşu sürerken sıradaki koşunun oranları görünür ve bahsini sıraya yazabilirsin.',
      'Ganyan: atın birinci gelir. Plase: atın ilk üçe girer. İkili: iki at, seçtiğin sırayla birinci ve ikinci gelir.',
      'Her atın kazanma olasılığı, o koşunun programında sabittir. Sıra, atların ağırlıklarıyla tek tek çekilir: önce birinci, kalanlardan ikinci, böyle sürer.',
      'Oran, olasılığa bölünmüş %95’tir ve aşağı yuvarlanır. Bahsin, yaptığın andaki oranla kalır.',
      'Kazanan bahis, bahsin oran katını öder. Film çekilen sıradan anlatılır; koşunun gidişi sonucu değiştirmez.',
      'Bir koşuda en çok on bahis yapabilirsin; kapanışa bir saniye kalana kadar geri alabilirsin.',
      'Sunucu bir koşuyu sürdüremezse o koşu iptal edilir ve bütün bahisler geri verilir.',
      'Atların adları ve biçimleri çizimdir. Sonuçlar sunucudan gelir ve Kanıt’tan doğrulanabilir.',
    ],
    keys: '1–4: tutar · Boşluk: oyna · R: kurallar · H: geçmiş · F: kanıt · M: ses · G: tam ekran',
  },
  en: {
    race: (number) => `Race ${number}`,
    markets: { win: 'Win', place: 'Place', exacta: 'Exacta' },
    horse: 'Horse',
    distance: 'Distance',
    track: 'Track',
    metres: (metres) => `${metres} m`,
    tracks: { turf: 'Turf', sand: 'Sand' },
    way: (metres, track) => `${metres} m ${track.toLowerCase()}`,
    first: 'First',
    second: 'Second',
    choose: 'Choose the horse that comes in first.',
    form: (places) => `last places ${places}`,
    scene: 'The track with eight horses.',
    order: 'Order',
    ahead: (first, others) => `${first} leads, behind it ${others}.`,
    start: 'The horses are at the start.',
    photo: 'Photo finish',
    won: (number, name, others) => `Number ${number}, ${name}, won, before ${others}.`,
    place: (nth) => `${nth}`,
    board: 'Where each horse is on its way',
    noResults: 'No race has ended in this visit yet.',
    past: 'Past results do not affect the next race.',
    rules: [
      'Eight horses run every two minutes. Bets are open for a minute; while a race runs you see the odds of the next one and can queue your bet.',
      'Win: your horse comes in first. Place: your horse is among the first three. Exacta: two horses come in first and second, in the order you chose.',
      'Each horse’s chance to win is fixed on the card of its race. The order is drawn one by one by the horses’ weights: first the winner, then the second of those left, and so on.',
      'Odds are 95% divided by the chance, rounded down. A bet keeps the odds it was made at.',
      'A bet that wins pays its stake times its odds. The film is told from the drawn order; how the race runs changes no result.',
      'You can make up to ten bets in a race, and take one back until a second before bets close.',
      'If the server cannot go on with a race, it is voided and all bets are given back.',
      'The horses are drawn. Results come from the server and can be verified under Proof.',
    ],
    keys: '1–4: stake · Space: play · R: rules · H: history · F: proof · M: sound · G: full screen',
  },
}
