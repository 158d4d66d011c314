import { sealLedger } from '../jobs/seal-ledger.ts'
import type { Supplier } from '../modules/casino/index.ts'
import { factSources, nameKeyOf, type OwnFileDeps } from '../modules/evidence/index.ts'
import type { Config } from './config/config.ts'
import type { Keys } from './keys/keys.ts'

/** Logs are named by the site's host, and signed for it. */
export const evidenceHouse = (
  { siteUrl }: Pick<Config, 'siteUrl'>,
  { evidence: keys }: Pick<Keys, 'evidence'>,
) => ({ keys, origin: `https://${new URL(siteUrl).host}` })

type Shared = Omit<OwnFileDeps, 'house' | 'journal' | 'sealLedger' | 'foreign'>

/** What a player's evidence is made with. */
export function openEvidence(
  config: Pick<Config, 'siteUrl' | 'keysDir'>,
  keys: Pick<Keys, 'evidence' | 'ledgerSeal'>,
  { suppliers, ...shared }: Shared & { suppliers: readonly Supplier[] },
): OwnFileDeps {
  const { db, fieldCipher } = shared
  return {
    ...shared,
    house: evidenceHouse(config, keys),
    foreign: {
      keysDir: config.keysDir,
      // Asked at each file: what a supplier is called with may change.
      sources: suppliers.map(
        ({ provider }) =>
          async (playerId: string) =>
            (await provider.evidenceOf?.(playerId)) ?? '',
      ),
    },
    journal: { db, sources: factSources(fieldCipher), nameKey: nameKeyOf(keys.evidence) },
    sealLedger: () => sealLedger(db, keys.ledgerSeal),
  }
}
