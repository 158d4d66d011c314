import { texts } from '../../../lib/language/translate.ts'

/** Everything the list of sports bets says. */
export const t = texts({
  tr: {
    title: 'Spor bahisleri',
    'column.bet': 'Kupon',
    'column.state': 'Durum',
    'column.possible': 'Olası kazanç',
    'column.stake': 'Bahis',
    'column.paid': 'Ödenen',
    free: 'Bedava bahis',
    'empty.title': 'Gele',
    'empty.text': 'Bu dönemde spor bahsi yok. Başka bir dönem seç.',
    'empty.act': 'Spora git',
  },
  en: {
    title: 'Sports bets',
    'column.bet': 'Bet',
    'column.state': 'Status',
    'column.possible': 'Potential payout',
    'column.stake': 'Stake',
    'column.paid': 'Paid',
    free: 'Free bet',
    'empty.title': 'Gele',
    'empty.text': 'No sports bet in this period. Choose another one.',
    'empty.act': 'Go to sports',
  },
})
