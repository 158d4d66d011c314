import '../system.css'
import { fieldKeyFile, type OfficeKeys } from '@zar/contract/office/system/keys'
import { useState } from 'react'
import { formatDate, formatWhole } from '../../../lib/language/format.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { type Offers, useOffers } from '../../parts/rights/offers.ts'
import { FiguresPanel } from '../figures-panel.tsx'
import { ReadTab } from '../read-tab.tsx'
import { DeedDialog } from './deed-dialog.tsx'
import { DeedSeconds } from './deed-seconds.tsx'
import type { KeyDeed } from './deeds.ts'
import { t } from './texts.ts'
import { useKeysList, useKeyUses } from './use-keys-list.ts'

/** Keys by name, age and fingerprint, and the change of the one of personal data by two people. */
export function KeysTab() {
  const read = useKeysList()
  return (
    <ReadTab read={read} loading={t('loading')}>
      {(told) => <Whole told={told} />}
    </ReadTab>
  )
}

function Whole({ told }: { told: OfficeKeys }) {
  const offers = useOffers(told)
  const [asked, ask] = useState<KeyDeed>()
  const deeds: KeyDeed[] = [
    { deed: 'make', version: null },
    ...told.versions.flatMap((version): KeyDeed[] => [
      { deed: 'rotate', version },
      { deed: 'retire', version },
    ]),
  ]
  return (
    <div className="o-stack">
      {deeds.map((of) => (
        <DeedSeconds key={`${of.deed}:${of.version}`} of={of} offers={offers} />
      ))}
      <Personal told={told} offers={offers} onAsk={ask} />
      <All keys={told.keys} />
      {asked && <DeedDialog of={asked} onClose={() => ask(undefined)} />}
    </div>
  )
}

/** Says which version a folder seals with. */
const CURRENT_FILE = 'personal-data-key-current'

type PersonalProps = { told: OfficeKeys; offers: Offers; onAsk: (of: KeyDeed) => void }

function Personal({ told, offers, onAsk }: PersonalProps) {
  const uses = useKeyUses()
  const { versions, sealing, isWritable } = told
  const newest = Math.max(...versions, 0)
  const elsewhere = isWritable ? undefined : t('elsewhere')
  const make = offers('key.new')
  const sealedBy = (version: number): string => {
    const found = uses.data?.find((one) => one.version === version)
    return found ? formatWhole(found.sealed) : t('unknown')
  }
  return (
    <FiguresPanel
      title={t('personal')}
      heads={[t('version'), t('role'), t('sealed'), t('act')]}
      none={t('elsewhere')}
      rows={[...versions].reverse().map((version) => ({
        key: `${version}`,
        cells: [
          fieldKeyFile(version),
          roleText(version, sealing ?? 0),
          sealedBy(version),
          <Acts
            key="acts"
            version={version}
            told={told}
            offers={offers}
            elsewhere={elsewhere}
            onAsk={onAsk}
          />,
        ],
      }))}
    >
      <p className="o-micro">{t('personalNote')}</p>
      {versions.length > 0 && elsewhere && <Say tone="wait">{elsewhere}</Say>}
      <Elsewhere told={told} newest={newest} />
      <span className="o-sys__acts">
        {newest === sealing && make.isHere && (
          <Button
            refusal={make.refusal ?? elsewhere}
            onClick={() => onAsk({ deed: 'make', version: null })}
          >
            {t('make')}
          </Button>
        )}
        <Button
          kind="ghost"
          busy={uses.isFetching ? t('counting') : undefined}
          onClick={() => void uses.refetch()}
        >
          {t('count')}
        </Button>
      </span>
    </FiguresPanel>
  )
}

function roleText(version: number, sealing: number): string {
  if (version === sealing) return t('seals')
  return t(version > sealing ? 'waits' : 'opens')
}

/** Processes whose own folder lags behind. */
function Elsewhere({ told: { processes, sealing }, newest }: { told: OfficeKeys; newest: number }) {
  const lagging = processes.filter((one) => sealing !== null && one.sealing !== sealing)
  const missing = processes.filter(({ versions }) => newest > 0 && !versions.includes(newest))
  return (
    <>
      {newest !== sealing && newest > 0 && <Say tone="info">{t('machines')}</Say>}
      {missing.map(({ process }) => (
        <Say key={process} tone="no">
          {t('missing', { process, version: newest })}
        </Say>
      ))}
      {lagging.map(({ process, sealing: version }) => (
        <Say key={process} tone="wait">
          {t('lagging', { process, version, file: CURRENT_FILE })}
        </Say>
      ))}
    </>
  )
}

type ActsProps = PersonalProps & { version: number; elsewhere: string | undefined }

/** The newest can seal; one that is older than the sealing one can be deleted. */
function Acts({ version, told: { versions, sealing }, offers, elsewhere, onAsk }: ActsProps) {
  const isNext = version === Math.max(...versions) && version !== sealing
  const isOld = sealing !== null && version < sealing
  const deed = isNext ? 'rotate' : isOld ? 'retire' : undefined
  if (!deed) return null
  const offer = offers(deed === 'rotate' ? 'key.rotate' : 'key.retire')
  if (!offer.isHere) return null
  return (
    <Button
      size="s"
      kind={deed === 'retire' ? 'danger' : 'line'}
      refusal={offer.refusal ?? elsewhere}
      onClick={() => onAsk({ deed, version })}
    >
      {t(deed)}
    </Button>
  )
}

const All = ({ keys }: Pick<OfficeKeys, 'keys'>) => (
  <FiguresPanel
    title={t('all')}
    note={t('allNote')}
    heads={[t('name'), t('fingerprint'), t('since'), t('by'), t('change')]}
    none={t('none')}
    rows={keys.map(({ name, fingerprint, since, by, change }) => ({
      key: name,
      cells: [
        name,
        <code key="print" className="o-sys__code">
          {fingerprint.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>,
        formatDate(since),
        by === 'start' ? t('start') : by,
        t(change),
      ],
    }))}
  >
    <p className="o-micro">{t('restartNote')}</p>
  </FiguresPanel>
)
