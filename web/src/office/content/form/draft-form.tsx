import type { ContentList, ContentPiece } from '@zar/contract/office/content/operations'
import { KIND_FACTS, type LineName } from '@zar/contract/office/content/pieces'
import type { Problem } from '@zar/contract/office/content/problems'
import { CircleCheck, Languages } from 'lucide-react'
import { useOnline } from '../../../lib/browser/online.ts'
import { formatClock } from '../../../lib/language/format.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Say } from '../../parts/controls/say.tsx'
import type { Offers } from '../../parts/rights/offers.ts'
import { t } from '../texts.ts'
import type { Editing } from '../use-editing.ts'
import { BlocksForm } from './blocks-form.tsx'
import { FactsForm } from './facts-form.tsx'
import { focusField } from './field-id.ts'
import { LineForm } from './line-form.tsx'
import { words } from './words.ts'

type Props = { piece: ContentPiece; list: ContentList; editing: Editing; offers: Offers }

/** The words of a draft, Turkish and English side by side, and what goes with them. */
export function DraftForm({ piece, list, editing, offers }: Props) {
  const facts = KIND_FACTS[piece.kind]
  const isReadOnly = !offers('page.edit').isHere
  const lines = Object.entries(facts.lines) as [LineName, number][]
  return (
    <section className="o-panel o-content__form" aria-label={piece.name || t('untitled')}>
      <Problems problems={editing.problems} />
      <Conflict editing={editing} />
      <div className="o-content__side" aria-hidden>
        <span>
          <b>TR</b> {words('turkish')}
        </span>
        <span>
          <b>EN</b> {words('english')}
        </span>
      </div>
      {lines.map(([name, max]) => (
        <LineForm key={name} name={name} max={max} editing={editing} isReadOnly={isReadOnly} />
      ))}
      {facts.hasBlocks && <BlocksForm editing={editing} isReadOnly={isReadOnly} />}
      <FactsForm piece={piece} list={list} editing={editing} isReadOnly={isReadOnly} />
      <Saving editing={editing} />
    </section>
  )
}

function Problems({ problems }: { problems: readonly Problem[] }) {
  const [first] = problems
  if (!first)
    return (
      <p className="o-micro o-row">
        <CircleCheck size={16} aria-hidden />
        {t('ready')}
      </p>
    )
  return (
    <Say
      tone="wait"
      icon={Languages}
      role="status"
      action={
        <Button size="s" onClick={() => focusField(first)}>
          {t('firstMissing')}
        </Button>
      }
    >
      <b>{t('missing', { count: problems.length })}</b> {t('missingNote')}
    </Say>
  )
}

function Conflict({ editing }: { editing: Editing }) {
  if (!editing.hasConflict) return null
  return (
    <Say
      tone="no"
      role="alert"
      action={
        <span className="o-row">
          <Button size="s" onClick={editing.takeTheirs}>
            {t('takeTheirs')}
          </Button>
          <Button size="s" kind="ghost" onClick={editing.keepMine}>
            {t('keepMine')}
          </Button>
        </span>
      }
    >
      <b>{t('conflict')}</b> {t('conflictNote')}
    </Say>
  )
}

function Saving({ editing }: { editing: Editing }) {
  const isOnline = useOnline()
  const { isSaving, isDirty, savedAt, failure } = editing
  const text = isSaving
    ? t('saving')
    : isDirty
      ? t('unsaved')
      : t('saved', { at: formatClock(savedAt) })
  return (
    <div className="o-row o-micro">
      <span role="status">{isDirty && !isOnline ? t('offline') : text}</span>
      {failure && (
        <Say
          tone="no"
          role="alert"
          action={
            <Button size="s" onClick={() => void editing.save()}>
              {t('saveNow')}
            </Button>
          }
        >
          {failure}
        </Say>
      )}
    </div>
  )
}
