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
  tray: TrayWords
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
    tray: { half: 'Yarısı', double: 'İki katı', least: 'En az', most: 'En çok' },
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
    tray: { half: 'Half', double: 'Double', least: 'Min', most: 'Max' },
    huge: 'Double six!',
    shortOfMoney: (balance) => `Your balance is ${balance}. Lower the stake or deposit.`,
    demoNote: 'Demo: not real money, wins cannot be withdrawn.',
  },
}
