import './case.css'
import {
  Check,
  ChevronLeft,
  CircleX,
  Link2,
  Maximize2,
  MousePointerClick,
  TriangleAlert,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { usePhone } from '../../../lib/browser/media.ts'
import { texts } from '../../../lib/language/translate.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Button, IconButton } from '../controls/button.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { Empty } from '../states/empty.tsx'
import { notify } from '../toasts/toasts.ts'

const t = texts({
  tr: {
    back: 'Listeye dön',
    pick: 'Bir satır seç',
    pickNote: 'Listeden seçilen kayıt burada açılır.',
    copy: 'Bağlantıyı kopyala (y)',
    copied: 'Bağlantı kopyalandı',
    page: 'Tam sayfa (o)',
    passed: 'tutuyor',
    doubt: 'dikkat',
    failed: 'tutmuyor',
  },
  en: {
    back: 'Back to the list',
    pick: 'Choose a row',
    pickNote: 'What is chosen in the list opens here.',
    copy: 'Copy link (y)',
    copied: 'Link copied',
    page: 'Full page (o)',
    passed: 'holds',
    doubt: 'attention',
    failed: 'does not hold',
  },
})

/** List and case side by side; on a phone the case is a page of its own, with the way back to the list. */
export function Split({
  list,
  onBack,
  children,
}: {
  list: ReactNode
  /** Leaves the case for the list. */
  onBack: () => void
  /** The case, while a row is chosen. Undefined tells to choose one, null of a list that has none. */
  children: ReactNode
}) {
  const isPhone = usePhone()
  if (isPhone && children) {
    return (
      <div className="o-stack">
        <div>
          <Button kind="ghost" icon={ChevronLeft} onClick={onBack}>
            {t('back')}
          </Button>
        </div>
        {children}
      </div>
    )
  }
  return (
    <div className="o-split">
      {list}
      {children === undefined && !isPhone ? (
        <aside className="o-panel o-split__none">
          <Empty icon={MousePointerClick} title={t('pick')}>
            {t('pickNote')}
          </Empty>
        </aside>
      ) : (
        children
      )}
    </div>
  )
}

/**
 * What is known of the chosen row, beside its list, in this order: sum or subject, who, what another
 * operator said, what the rule saw, facts, {@link Acts}. Its width never follows what stands in it.
 */
export function Case({
  id,
  name,
  tag,
  onPage,
  children,
}: {
  /** As people say it: `#884117`. */
  id: string
  /** What it is, for those who hear it: `Çekim #884117`. */
  name: string
  tag?: ReactNode
  /** Opens it as a page of its own. */
  onPage?: (() => void) | undefined
  children: ReactNode
}) {
  const copy = () => {
    void navigator.clipboard?.writeText(location.href).then(() => notify(t('copied')))
  }
  useKeys(onPage ? { y: copy, o: onPage } : { y: copy })
  return (
    <aside className="o-panel" aria-label={name}>
      <div className="o-panel__h">
        <h2>{id}</h2>
        {tag}
        <span className="o-push o-row">
          <IconButton size="s" icon={Link2} label={t('copy')} onClick={copy} />
          {onPage && <IconButton size="s" icon={Maximize2} label={t('page')} onClick={onPage} />}
        </span>
      </div>
      <div className="o-case">{children}</div>
    </aside>
  )
}

export const CaseSum = ({ children }: { children: ReactNode }) => (
  <p className="o-case__sum">{children}</p>
)

/** Names and values; empty ones are a dash. */
export const Facts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="o-facts">
    {facts.map(([name, value]) => (
      <FactLine key={name} name={name} value={value} />
    ))}
  </dl>
)

const FactLine = ({ name, value }: { name: string; value: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{value === null || value === undefined || value === '' ? '–' : value}</dd>
  </>
)

export type CheckLine = {
  key: string
  verdict: 'passed' | 'doubt' | 'failed'
  text: ReactNode
  /** The number that it saw. */
  seen?: ReactNode
}

const VERDICTS = {
  passed: { icon: Check, tone: 'o-ok' },
  doubt: { icon: TriangleAlert, tone: 'o-warn' },
  failed: { icon: CircleX, tone: 'o-bad' },
} as const

/** What the rule looked at: shape before colour, in words, with what it saw. */
export const Checks = ({ label, checks }: { label: string; checks: readonly CheckLine[] }) => (
  <ul className="o-checks" aria-label={label}>
    {checks.map(({ key, verdict, text, seen }) => (
      <li key={key} className="o-check">
        <span className={VERDICTS[verdict].tone}>
          <Icon of={VERDICTS[verdict].icon} label={t(verdict)} />
        </span>
        <span>{text}</span>
        {seen !== undefined && <b>{seen}</b>}
      </li>
    ))}
  </ul>
)

type ActsProps = {
  /** More than a phone has room for beside what they are about: there they follow it instead of staying in sight. */
  areMany?: boolean
  children: ReactNode
}

/** The decisions, at the foot: one filled, what destroys last. */
export const Acts = ({ areMany = false, children }: ActsProps) => (
  <div className={areMany ? 'o-case__acts is-long' : 'o-case__acts'}>{children}</div>
)
