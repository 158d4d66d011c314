import '../system.css'
import { useQuery } from '@tanstack/react-query'
import {
  listBackups,
  type OfficeBackup,
  type OfficeBackups,
} from '@zar/contract/office/system/backups'
import { formatDate, formatWhole } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { Facts } from '../../parts/case/case.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { Tag } from '../../parts/controls/tag.tsx'
import { FiguresPanel } from '../figures-panel.tsx'
import { ReadTab } from '../read-tab.tsx'
import { t } from './texts.ts'

const MEGABYTE = 1_000_000

/** Backups, restores and drills as they were noted, and the archive of the database server. */
export function BackupsTab() {
  const read = useQuery({
    queryKey: ['office', 'system', 'backups'],
    queryFn: () => call(listBackups, {}),
  })
  return (
    <ReadTab read={read} loading={t('loading')}>
      {(told) => <Whole told={told} />}
    </ReadTab>
  )
}

const Whole = ({ told: { rows, isLate, lastAt, archive } }: { told: OfficeBackups }) => (
  <div className="o-stack">
    {isLate ? (
      <Say tone="no">
        {t('late')} {lastAt && t('last', { at: formatDate(lastAt) })}
      </Say>
    ) : (
      lastAt && <Say tone="ok">{t('last', { at: formatDate(lastAt) })}</Say>
    )}
    <FiguresPanel
      title={t('list')}
      heads={[t('kind'), t('how'), t('at'), t('asOf'), t('file'), t('size'), t('took'), t('by')]}
      none={t('none')}
      rows={rows.map((one) => ({ key: one.id, cells: cellsOf(one) }))}
    >
      <p className="o-micro">{t('drillNote')}</p>
    </FiguresPanel>
    <Archive archive={archive} />
  </div>
)

const cellsOf = (one: OfficeBackup) => [
  t(one.kind),
  <Tag key="how" tone={one.isDone ? 'done' : 'no'}>
    {t(one.isDone ? 'done' : 'failed')}
  </Tag>,
  formatDate(one.at),
  one.asOf === null ? '–' : formatDate(one.asOf),
  one.file,
  one.bytes === null ? '–' : t('megabytes', { count: Math.ceil(one.bytes / MEGABYTE) }),
  t('seconds', { count: Math.ceil(one.tookMs / 1_000) }),
  one.by,
]

const momentOf = (at: string | null) => (at === null ? t('never') : formatDate(at))

const Archive = ({
  archive: { isOn, lastAt, failedAt, failed },
}: Pick<OfficeBackups, 'archive'>) => (
  <section className="o-panel" aria-labelledby="archive">
    <div className="o-panel__h">
      <h2 id="archive">{t('archive')}</h2>
    </div>
    <div className="o-sys__body">
      <Facts
        facts={[
          [t('state'), isOn ? t('on') : t('off')],
          [t('lastArchived'), momentOf(lastAt)],
          [t('failures'), formatWhole(failed)],
          [t('lastFailed'), momentOf(failedAt)],
        ]}
      />
    </div>
  </section>
)
