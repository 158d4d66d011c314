import { readRootId } from '../modules/evidence/index.ts'
import type { Config } from './config/config.ts'

/** Play money for a verified phone: ₺100. */
const TRIAL_BONUS_E5 = 100_00000n

/** What the site as a whole is told of how this casino was set up. */
export function siteSettings({
  siteUrl,
  arcadeUrl,
  mainDomain,
  tagManager,
  liveChat,
  letters,
  keysDir,
}: Config) {
  return {
    url: siteUrl,
    nextUrl: siteUrl,
    arcadeUrl,
    isPlayMoney: true,
    trialBonusE5: TRIAL_BONUS_E5,
    hasDemoMailbox: !letters,
    options: {
      evidenceRoot: readRootId(keysDir),
      mainDomain,
      tagManagerId: tagManager.id,
      tagManagerUrl: tagManager.url,
      liveChatUrl: liveChat.url,
      liveChatBackupUrl: liveChat.backupUrl,
    },
  }
}
