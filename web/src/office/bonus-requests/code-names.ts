import type { BonusRequestCode } from '@zar/contract/offers/bonus-requests'
import { t } from './texts.ts'

/** What a request is refused for, in the office's short words. */
export const CODE_NAMES: Record<BonusRequestCode, string> = {
  deposit: t('deposit'),
  taken: t('taken_before'),
  used_up: t('used_up'),
  day_full: t('day_full'),
  not_open: t('not_open'),
  identity: t('identity'),
  protection: t('protection'),
  running: t('running_now'),
  no_offer: t('no_offer'),
  not_looked_at: t('not_looked_at'),
}
