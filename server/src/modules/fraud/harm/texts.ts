import { E5 } from '@zar/contract/money'
import type { Text } from '../../../platform/http/route.ts'

/** Of thirty days. */
export type OwnFigures = {
  paidInE5: bigint
  paidOutE5: bigint
  stakedE5: bigint
  wonE5: bigint
}

const lira = (sumE5: bigint, locale: 'tr-TR' | 'en-GB') => `₺${(sumE5 / E5).toLocaleString(locale)}`

/** What a player is told by the ladder of help. It is never an offer. */
export const HELP = {
  ownFigures: ({
    paidInE5,
    paidOutE5,
    stakedE5,
    wonE5,
  }: OwnFigures): { title: Text; note: Text } => ({
    title: { tr: 'Son 30 günün', en: 'Your last 30 days' },
    note: {
      tr: `Yatırdığın ${lira(paidInE5, 'tr-TR')}, çektiğin ${lira(paidOutE5, 'tr-TR')}, bahislerin ${lira(stakedE5, 'tr-TR')}, kazançların ${lira(wonE5, 'tr-TR')}. Hesabım, Sınırlar sayfasında kendine sınır koyabilir ya da ara verebilirsin.`,
      en: `You paid in ${lira(paidInE5, 'en-GB')}, took out ${lira(paidOutE5, 'en-GB')}, staked ${lira(stakedE5, 'en-GB')} and won ${lira(wonE5, 'en-GB')}. You can set yourself limits or take a break under My account, Limits.`,
    },
  }),
  reminders: {
    title: { tr: 'Her 30 dakikada bir hatırlatırız', en: 'A reminder every 30 minutes' },
    note: {
      tr: 'Oynadığın süreyi ve sonucunu bundan sonra her 30 dakikada bir gösteririz. 30 gün boyunca sana tanıtım göndermeyiz. Bir yatırma sınırı da koymak ister misin? Hesabım, Sınırlar.',
      en: 'From now on we show you every 30 minutes how long you have played and what came of it. For 30 days we send you no marketing. Would you like to set a deposit limit, too? My account, Limits.',
    },
  },
} satisfies Record<string, unknown>
