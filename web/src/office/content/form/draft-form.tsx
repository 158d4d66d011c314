import type { ContentList, ContentPiece } from '@zar/contract/office/content/operations'
import { KIND_FACTS, type LineName } from '@zar/contract/office/content/pieces'
import { CircleCheck, Languages } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useOnline } from '../../../lib/browser/online.ts'
import { formatClock } from '../../../lib/language/format.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { useKeys } from '../../parts/keys/use-keys.ts'
import { fieldName } from '../names.ts'
import { t } from '../texts.ts'
import type { Editing } from '../use-editing.ts'
import { BlocksForm } from './blocks-form.tsx'
import { FactsForm } from './facts-form.tsx'
import { focusField, focusNext } from './field-id.ts'
import { LineForm } from './line-form.tsx'
import { words } from './words.ts'

type Props = { piece: ContentPiece; list: ContentList; editing: Editing }

/** The words of a draft, Turkish and English side by side, and what goes with them. */
export function DraftForm({ piece, list, editing }: Props) {
  const facts = KIND_FACTS[piece.kind]
  const form = useRef<HTMLElement>(null)
  useFormKeys(form, editing)
  const lines = Object.entries(facts.lines) as [LineName, number][]
  return (
    <section
      ref={form}
      className="o-panel o-content__form"
      aria-label={piece.name || t('untitled')}
    >
      <Problems editing={editing} />
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
        <LineForm key={name} name={name} max={max} editing={editing} />
      ))}
      {facts.hasBlocks && <BlocksForm editing={editing} />}
      <FactsForm piece={piece} list={list} editing={editing} />
      <Saving editing={editing} />
    </section>
  )
}

/** What is wrong and the person can put in order. */
const mineOf = ({ problems, writes }: Editing) =>
  writes === 'english' ? problems.filter(({ locale }) => locale === 'en') : problems

/** `n` leads to the next field that is not in order; Ctrl Enter saves first, also inside a field. */
function useFormKeys(form: RefObject<HTMLElement | null>, editing: Editing): void {
  const latest = useRef(editing)
  latest.current = editing
  useKeys({ n: () => focusNext(mineOf(editing)) })
  useEffect(() => {
    const box = form.current
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      const { isSaving, hasConflict, save } = latest.current
      // What is typed while it is saved is saved after it.
      if (!isSaving && !hasConflict) void save()
      focusNext(mineOf(latest.current))
    }
    box?.addEventListener('keydown', press)
    return () => box?.removeEventListener('keydown', press)
  }, [form])
}

function Problems({ editing }: { editing: Editing }) {
  const mine = mineOf(editing)
  const [first] = mine
  const isEnglish = editing.writes === 'english'
  if (!first)
    return (
      <p className="o-micro o-row">
        <CircleCheck size={16} aria-hidden />
        {t(isEnglish ? 'englishReady' : 'ready')}
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
      <b>{t(isEnglish ? 'englishMissing' : 'missing', { count: mine.length })}</b>{' '}
      {t(isEnglish ? 'englishNote' : 'missingNote')}
    </Say>
  )
}

function Conflict({ editing }: { editing: Editing }) {
  if (!editing.hasConflict) return null
  const isEnglish = editing.writes === 'english'
  const fields = editing.newTurkish.map(fieldName).join(', ')
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
            {t(isEnglish ? 'keepEnglish' : 'keepMine')}
          </Button>
        </span>
      }
    >
      <b>{t('conflict')}</b> {t('conflictNote')}
      {isEnglish && fields && ` ${t('newTurkish', { fields })}`}
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
