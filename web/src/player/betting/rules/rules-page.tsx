import { SLIP_CODES } from '@zar/contract/betting/slip'
import { ChevronRight, List, Search } from 'lucide-react'
import { useState } from 'react'
import { locale } from '../../../lib/language/translate.ts'
import { useHashScroll } from '../../../lib/router/hash-scroll.ts'
import { Link, useNavigate, useSearchParams } from '../../../lib/router/router.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { Button } from '../../../ui/form/button.tsx'
import '../../../ui/form/field.css'
import { InlineSelect } from '../../../ui/form/inline-select.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import '../frame/sports-frame.css'
import '../frame/tree.css'
import { chapterPath, clausePath } from '../paths.ts'
import { codeText } from '../words/codes.ts'
import type { Chapter } from './chapter.ts'
import { ChapterText } from './chapter-text.tsx'
import { CHAPTERS } from './chapters.ts'
import { findClauses } from './find-clauses.ts'
import './rules.css'
import { t } from './texts.ts'

/** `/spor/kurallar`: the house rules, a chapter at a time. */
export function RulesPage() {
  const [params] = useSearchParams()
  const chapter = chapterIn(params.get('chapter'))
  const [typed, type] = useState('')
  useHashScroll(chapter)
  return (
    <div className="rules">
      <Contents chapter={chapter} />
      <article className="rules__article">
        {typed.trim() === '' ? (
          <ChapterText chapter={chapter} />
        ) : (
          <FoundClauses typed={typed} onClear={() => type('')} />
        )}
      </article>
      <aside className="rules__aside" aria-label={t('codes')}>
        <label className="input rules__find">
          <Icon of={Search} size="s" />
          <input
            type="search"
            autoComplete="off"
            aria-label={t('find')}
            placeholder={t('find')}
            maxLength={60}
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
        </label>
        <Asked />
        <Codes />
      </aside>
    </div>
  )
}

const chapterIn = (text: string | null): Chapter => {
  const found = CHAPTERS.find(({ number }) => String(number) === text) ?? CHAPTERS[0]
  if (!found) throw new Error('the house rules have no chapter')
  return found
}

function Contents({ chapter }: { chapter: Chapter }) {
  const navigate = useNavigate()
  return (
    <>
      <nav className="panel tree rules__contents" aria-label={t('title')}>
        <h2>{t('title')}</h2>
        <ul>
          {CHAPTERS.map(({ number, title }) => (
            <li key={number}>
              <Link
                to={chapterPath(number)}
                {...(number === chapter.number && { 'aria-current': 'page' as const })}
              >
                <span className="num rules__number">{number}</span>
                <span>{title[locale]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="rules__choice">
        <InlineSelect
          icon={List}
          label={t('title')}
          value={String(chapter.number)}
          options={CHAPTERS.map(({ number, title }) => ({
            value: String(number),
            label: `${number}. ${title[locale]}`,
          }))}
          onSelect={(number) => navigate(chapterPath(Number(number)))}
        />
      </div>
    </>
  )
}

function FoundClauses({ typed, onClear }: { typed: string; onClear: () => void }) {
  const found = findClauses(typed)
  return (
    <>
      <div className="sbh">
        <h1>{t('title')}</h1>
        <p role="status">{t('found', { count: found.length })}</p>
      </div>
      {found.length === 0 && (
        <Empty
          art="balik"
          heading="h2"
          title={t('nothing')}
          action={<Button onClick={onClear}>{t('clear')}</Button>}
        >
          {t('nothingNote')}
        </Empty>
      )}
      <ul className="rules__found">
        {found.map(({ chapter, clause, at }) => (
          <li key={`${chapter.number}.${at}`} className="panel">
            <Link to={clausePath(chapter.number, at)} onClick={onClear}>
              <span className="num">
                {chapter.number}.{at}
              </span>
              <b>{clause.title[locale]}</b>
              <small>{chapter.title[locale]}</small>
            </Link>
            <p>{clause.text[locale]}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

const ASKED = [
  ['asked.extra', 5, 1],
  ['asked.player', 6, 1],
  ['asked.corner', 5, 3],
  ['asked.delay', 2, 2],
  ['asked.void', 4, 1],
] as const

const Asked = () => (
  <section className="panel rules__asked" aria-label={t('asked')}>
    <h2>{t('asked')}</h2>
    {ASKED.map(([question, chapter, clause]) => (
      <Link key={question} to={clausePath(chapter, clause)}>
        {t(question)}
        <Icon of={ChevronRight} size="s" />
      </Link>
    ))}
  </section>
)

const Codes = () => (
  <section className="panel rules__asked" aria-label={t('codes')}>
    <h2>{t('codes')}</h2>
    <dl className="rules__codes">
      {SLIP_CODES.map((code) => (
        <div key={code}>
          <dt className="num">{code}</dt>
          <dd>{codeText(code)}</dd>
        </div>
      ))}
    </dl>
  </section>
)
