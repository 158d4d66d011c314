import { createHash } from 'node:crypto'
import type { Group } from '@zar/contract/office/campaigns/experiments'

type Asked = { campaignId: bigint; playerId: string; share: number }

/** The same of a player and a campaign at every asking, and of chance between campaigns. `share`: hundredths of B. */
export function groupOf({ campaignId, playerId, share }: Asked): Group {
  const hash = createHash('sha256').update(`experiment ${campaignId} ${playerId}`).digest()
  return hash.readUInt32BE(0) / 2 ** 32 < share / 100 ? 'b' : 'a'
}
