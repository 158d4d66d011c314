import {
  BLOCK_KINDS,
  BLOCKS_MAX,
  type Body,
  type DraftBlock,
} from '@zar/contract/office/content/pieces'
import { wordsOf } from '@zar/contract/office/content/problems'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { Button, IconButton } from '../../parts/controls/button.tsx'
import { SelectField } from '../../parts/controls/field.tsx'
import { isFixed } from '../translate/writes.ts'
import type { Editing } from '../use-editing.ts'
import { fieldKey } from './field-id.ts'
import { Text, wrongText } from './line-form.tsx'
import { LinkField } from './link-field.tsx'
import { words } from './words.ts'

type Blocks = NonNullable<Body['blocks']>
type Kind = DraftBlock['kind']

/** A block of a kind with these words; of a list each line is an item. */
function blockOf(kind: Kind, text: string, url = ''): DraftBlock {
  if (kind === 'list') return { kind, items: text.split('\n') }
  const line = text.replaceAll('\n', ' ')
  if (kind === 'link') return { kind, text: line, url }
  return { kind, text: kind === 'heading' ? line : text }
}
const urlOf = (block: DraftBlock): string => (block.kind === 'link' ? block.url : '')

type Props = { editing: Editing }

/** The body as blocks, each in both languages at its place. */
export function BlocksForm({ editing }: Props) {
  const blocks = editing.body.blocks ?? { tr: [], en: [] }
  const set = (next: Blocks) => editing.set({ ...editing.body, blocks: next })
  const count = Math.max(blocks.tr.length, blocks.en.length)
  const both = (change: (all: DraftBlock[]) => DraftBlock[]) =>
    set({ tr: change(blocks.tr), en: change(blocks.en) })
  const stale = editing.problems.some(({ field, wrong }) => field === 'blocks' && wrong === 'stale')
  return (
    <div className="o-content__blocks" data-field={fieldKey({ field: 'blocks', locale: 'en' })}>
      {stale && (
        <div className="o-row is-missing">
          <span>{words('stale')}</span>
          {!isFixed(editing.writes, 'en') && (
            <Button size="s" onClick={() => editing.confirm('blocks')}>
              {words('stillTrue')}
            </Button>
          )}
        </div>
      )}
      {placesOf(count).map(({ at, key }) => (
        <BlockRow
          key={key}
          at={at}
          count={count}
          blocks={blocks}
          editing={editing}
          set={set}
          both={both}
        />
      ))}
      {editing.writes === 'all' && (
        <div data-field={fieldKey({ field: 'blocks', locale: 'tr' })}>
          <Button
            icon={Plus}
            size="s"
            refusal={count >= BLOCKS_MAX ? words('full', { max: BLOCKS_MAX }) : undefined}
            onClick={() => both((all) => [...all, blockOf('text', '')])}
          >
            {words('addBlock')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Blocks have no name but their place. */
const placesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ at, key: `block-${at}` }))

type RowProps = Props & {
  at: number
  count: number
  blocks: Blocks
  set: (next: Blocks) => void
  both: (change: (all: DraftBlock[]) => DraftBlock[]) => void
}

function BlockRow({ at, count, blocks, editing, set, both }: RowProps) {
  const kind = (blocks.tr[at] ?? blocks.en[at])?.kind ?? 'text'
  const name = words('block', { count: at + 1 })
  const write = (locale: 'tr' | 'en', block: DraftBlock) => {
    const all = [...blocks[locale]]
    // What stands before it and is not there yet is empty.
    while (all.length < at) all.push(blockOf(blocks.tr[all.length]?.kind ?? 'text', ''))
    all[at] = block
    set({ ...blocks, [locale]: all })
  }
  return (
    <fieldset className="o-content__block">
      <legend className="sr">{name}</legend>
      {editing.writes === 'all' && <BlockTools at={at} count={count} kind={kind} both={both} />}
      <div className="o-content__side">
        {(['tr', 'en'] as const).map((locale) => (
          <BlockText
            key={locale}
            at={at}
            locale={locale}
            name={name}
            editing={editing}
            block={blocks[locale][at] ?? blockOf(kind, '')}
            source={blocks.tr[at]}
            onBlock={(block) => write(locale, block)}
          />
        ))}
      </div>
    </fieldset>
  )
}

type ToolsProps = Pick<RowProps, 'at' | 'count' | 'both'> & { kind: Kind }

/** The kind of a block, its place, and its end. */
function BlockTools({ at, count, kind, both }: ToolsProps) {
  const swap = (step: -1 | 1) =>
    both((all) => {
      const rest = all.filter((_, one) => one !== at)
      const moved = all.slice(at, at + 1)
      return [...rest.slice(0, at + step), ...moved, ...rest.slice(at + step)]
    })
  return (
    <div className="o-row">
      <SelectField
        label={words('kind')}
        choices={BLOCK_KINDS.map((value) => ({ value, label: words(value) }))}
        value={kind}
        onChange={({ target }) => {
          const next = BLOCK_KINDS.find((one) => one === target.value) ?? 'text'
          both((all) =>
            all.map((one, place) => (place === at ? blockOf(next, wordsOf(one), urlOf(one)) : one)),
          )
        }}
      />
      <span className="o-push o-row">
        <IconButton
          size="s"
          icon={ArrowUp}
          label={words('up', { count: at + 1 })}
          disabled={at === 0}
          onClick={() => swap(-1)}
        />
        <IconButton
          size="s"
          icon={ArrowDown}
          label={words('down', { count: at + 1 })}
          disabled={at === count - 1}
          onClick={() => swap(1)}
        />
        <IconButton
          size="s"
          icon={Trash2}
          label={words('remove', { count: at + 1 })}
          onClick={() => both((all) => all.filter((_, one) => one !== at))}
        />
      </span>
    </div>
  )
}

type TextProps = Props & {
  at: number
  locale: 'tr' | 'en'
  name: string
  block: DraftBlock
  source: DraftBlock | undefined
  onBlock: (block: DraftBlock) => void
}

function BlockText({ at, locale, name, block, source, editing, onBlock }: TextProps) {
  const field = `blocks.${at}`
  const isReadOnly = isFixed(editing.writes, locale)
  const problem = editing.problems.find((one) => one.field === field && one.locale === locale)
  return (
    <div
      data-field={fieldKey({ field, locale })}
      className={problem && locale === 'en' ? 'is-missing' : undefined}
    >
      <Text
        isLong={block.kind === 'text' || block.kind === 'list'}
        label={words(locale === 'tr' ? 'inTurkish' : 'inEnglish', { name })}
        value={wordsOf(block)}
        error={wrongText(problem)}
        readOnly={isReadOnly}
        onText={(text) => onBlock(blockOf(block.kind, text, urlOf(block)))}
      />
      {block.kind === 'link' && (
        <LinkField
          value={block.url}
          isReadOnly={isReadOnly}
          onLink={(url) => onBlock({ ...block, url })}
        />
      )}
      {!isReadOnly && locale === 'en' && problem?.wrong === 'missing' && source && (
        <Button size="s" onClick={() => onBlock(source)}>
          {words('useTurkish')}
        </Button>
      )}
    </div>
  )
}
