import '../system.css'
import { useQuery } from '@tanstack/react-query'
import { type FeedGap, listFeeds, type OfficeFeeds } from '@zar/contract/office/trading/feeds'
import { formatDate } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { Tag } from '../../parts/controls/tag.tsx'
import { FiguresPanel } from '../figures-panel.tsx'
import { ReadTab } from '../read-tab.tsx'
import { t } from './texts.ts'

const KEY = ['office', 'system', 'feeds'] as const
const LOOK_MS = 10_000
const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000]

/** The streams of the odds company as they stand, and when they were not heard. */
export function FeedsTab() {
  const read = useQuery({
    queryKey: KEY,
    queryFn: ({ client }) =>
      call(listFeeds, {}, { isPoll: client.getQueryData(KEY) !== undefined }),
    refetchInterval: LOOK_MS,
  })
  return (
    <ReadTab read={read} loading={t('loading')}>
      {(told) => <Whole told={told} />}
    </ReadTab>
  )
}

type Feed = OfficeFeeds['feeds'][number]

const streamOf = ({ source, producer }: Pick<Feed, 'source' | 'producer'>): string => {
  const name = producer === 'live' || producer === 'pre' ? t(producer) : producer
  return `${source} · ${name}`
}

const State = ({ feed: { isOpen, isShut } }: { feed: Feed }) => {
  if (isShut) return <Tag tone="no">{t('shut')}</Tag>
  return <Tag tone={isOpen ? 'done' : 'no'}>{t(isOpen ? 'open' : 'away')}</Tag>
}

function spanText(ms: number): string {
  if (ms < MINUTE) return t('seconds', { count: Math.ceil(ms / SECOND) })
  if (ms < HOUR) return t('minutes', { count: Math.floor(ms / MINUTE) })
  return t('hours', {
    hours: Math.floor(ms / HOUR),
    minutes: Math.floor((ms % HOUR) / MINUTE),
  })
}

const msOf = ({ beganAt, endedAt }: FeedGap): number =>
  Math.max(0, (endedAt === null ? Date.now() : Date.parse(endedAt)) - Date.parse(beganAt))

const Whole = ({ told: { feeds, gaps } }: { told: OfficeFeeds }) => (
  <div className="o-stack">
    <FiguresPanel
      title={t('now')}
      heads={[t('stream'), t('state'), t('silent'), t('total')]}
      none={t('none')}
      rows={feeds.map((feed) => ({
        key: `${feed.source}:${feed.producer}`,
        cells: [
          streamOf(feed),
          <State key="state" feed={feed} />,
          feed.silentMs === null ? '–' : spanText(feed.silentMs),
          spanText(totalOf(gaps, feed)),
        ],
      }))}
    />
    <FiguresPanel
      title={t('gaps')}
      note={t('gapsNote')}
      heads={[t('stream'), t('why'), t('began'), t('ended'), t('length')]}
      none={t('noGaps')}
      rows={gaps.map((gap) => ({
        key: `${gap.source}:${gap.producer}:${gap.beganAt}`,
        cells: [
          streamOf(gap),
          t(gap.isShut ? 'shut' : 'away'),
          formatDate(gap.beganAt),
          gap.endedAt === null ? (
            <b key="lasts" className="o-bad">
              {t('lasts')}
            </b>
          ) : (
            formatDate(gap.endedAt)
          ),
          spanText(msOf(gap)),
        ],
      }))}
    />
  </div>
)

const totalOf = (gaps: readonly FeedGap[], { source, producer }: Feed): number =>
  gaps
    .filter((gap) => gap.source === source && gap.producer === producer)
    .reduce((sum, gap) => sum + msOf(gap), 0)
