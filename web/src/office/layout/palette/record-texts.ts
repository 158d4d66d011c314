import { texts } from '../../../lib/language/translate.ts'

export const t = texts({
  tr: {
    players: 'Oyuncular',
    money: 'Para',
    play: 'Oyun',
    talk: 'Yazışma',
    player: 'Oyuncu',
    withdrawal: 'Çekim',
    deposit: 'Yatırma',
    transfer: 'Aktarım',
    bet: 'Kupon',
    round: 'Tur',
    ticket: 'Bilet',
  },
  en: {
    players: 'Players',
    money: 'Money',
    play: 'Play',
    talk: 'Letters',
    player: 'Player',
    withdrawal: 'Withdrawal',
    deposit: 'Deposit',
    transfer: 'Transfer',
    bet: 'Bet',
    round: 'Round',
    ticket: 'Ticket',
  },
})
