import type { Language } from '../../protocol.ts'
import type { TrayWords } from '../kit/popover/stake-tray.tsx'

/** What the shell says beside the words of every game's page. */
type ShellWords = {
  getting: (name: string) => string
  doors: string
  soundOn: string
  soundOff: string
  fullScreen: string
  actions: string
  keys: string
  singleKeys: string
  tray: TrayWords
  returnOf: string
  from: (lowest: string, highest: string) => string
  hitRate: string
  hitRateOf: (share: string, onceIn: string) => string
  volatility: string
  levelOf: (level: number) => string
  highestWin: string
  highestWinChance: string
  onceIn: (rounds: string) => string
  rarerThan: (rounds: string) => string
  stakes: string
  studio: string
  howToPlay: string
  figures: string
  average: string
  lostLine: string
  pays: string
  huge: string
  shortOfMoney: (balance: string) => string
  demoNote: string
}

export const SHELL_WORDS: Record<Language, ShellWords> = {
  tr: {
    getting: (name) => `${name} hazırlanıyor`,
    doors: 'Oyun',
    soundOn: 'Sesi aç',
    soundOff: 'Sesi kapat',
    fullScreen: 'Tam ekran',
    actions: 'Bahis',
    singleKeys: 'Tek tuş kısayolları',
    tray: { half: 'Yarısı', double: 'İki katı', least: 'En az', most: 'En çok' },
    keys: 'Boşluk: ana düğme · − ve +: bahis · Esc: sonucu hemen göster · R, H, F, M, G: kurallar, geçmiş, adillik, ses, tam ekran',
    returnOf: 'Oyuncuya geri ödeme',
    from: (lowest, highest) => `${lowest} – ${highest}`,
    hitRate: 'Ödeme yapan turlar',
    hitRateOf: (share, onceIn) => `${share} · ${onceIn} turda bir`,
    volatility: 'Oynaklık',
    levelOf: (level) => `5 üzerinden ${level}`,
    highestWin: 'En yüksek kazanç',
    highestWinChance: 'En yüksek kazancın sıklığı',
    onceIn: (rounds) => `${rounds} turda bir`,
    rarerThan: (rounds) => `${rounds} turda birden seyrek`,
    stakes: 'Bahis',
    studio: 'Stüdyo',
    howToPlay: 'Nasıl oynanır',
    figures: 'Rakamlar',
    average: 'Geri ödeme oranı çok sayıda turun ortalamasıdır.',
    lostLine:
      'Bağlantın koparsa turun sunucuda güvendedir. Oyunu yeniden açınca kaldığın yerden sürer; bir gün açılmayan tur kendiliğinden biter ve sonucu bakiyene yazılır.',
    pays: 'Ödemeler',
    huge: 'Düşeş!',
    shortOfMoney: (balance) => `Bakiyen ${balance}. Bahsi düşür ya da para yatır.`,
    demoNote: 'Demo: bakiye gerçek değil, kazanç çekilmez.',
  },
  en: {
    getting: (name) => `Getting ${name} ready`,
    doors: 'Game',
    soundOn: 'Turn the sound on',
    soundOff: 'Turn the sound off',
    fullScreen: 'Full screen',
    actions: 'Bet',
    singleKeys: 'Single-key shortcuts',
    tray: { half: 'Half', double: 'Double', least: 'Min', most: 'Max' },
    keys: 'Space: main button · − and +: stake · Esc: show the result at once · R, H, F, M, G: rules, history, fairness, sound, full screen',
    returnOf: 'Return to player',
    from: (lowest, highest) => `${lowest} – ${highest}`,
    hitRate: 'Rounds that pay',
    hitRateOf: (share, onceIn) => `${share} · one in ${onceIn} rounds`,
    volatility: 'Volatility',
    levelOf: (level) => `${level} of 5`,
    highestWin: 'Highest win',
    highestWinChance: 'Chance of the highest win',
    onceIn: (rounds) => `one in ${rounds} rounds`,
    rarerThan: (rounds) => `rarer than one in ${rounds} rounds`,
    stakes: 'Stake',
    studio: 'Studio',
    howToPlay: 'How it is played',
    figures: 'Figures',
    average: 'The return is an average over very many rounds.',
    lostLine:
      'If the connection is lost your round is safe on the server. Open the game again and it carries on; a round that is not opened for a day ends by itself and its result goes to your balance.',
    pays: 'Payouts',
    huge: 'Double six!',
    shortOfMoney: (balance) => `Your balance is ${balance}. Lower the stake or deposit.`,
    demoNote: 'Demo: not real money, wins cannot be withdrawn.',
  },
}
