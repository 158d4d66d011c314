import { useQuery } from '@tanstack/react-query'
import { knownTags, TAGS, tagPlayer } from '@zar/contract/office/player/tags'
import type { PlayerPage } from '@zar/contract/office/players'
import { Tag as TagIcon, X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { texts } from '../../../lib/language/translate.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Popover } from '../../../ui/overlay/popover.tsx'
import { call } from '../../parts/api/call.ts'
import { failureText } from '../../parts/api/failure.ts'
import { Button, IconButton } from '../../parts/controls/button.tsx'
import { TextField } from '../../parts/controls/field.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { Tag } from '../../parts/controls/tag.tsx'
import type { Offers } from '../../parts/rights/offers.ts'
import { useRefresh } from './use-player.ts'

const t = texts({
  tr: {
    tags: 'Etiketler',
    edit: 'Etiketle',
    label: 'Etiket',
    help: 'Oyuncu görmez. {min}-{max} harf ya da rakam, boşluk ve tire.',
    add: 'Ekle',
    adding: 'Ekleniyor',
    remove: '{tag} etiketini al',
  },
  en: {
    tags: 'Labels',
    edit: 'Label',
    label: 'Label',
    help: 'The player does not see it. {min} to {max} letters or digits, spaces and hyphens.',
    add: 'Add',
    adding: 'Adding',
    remove: 'Take the label {tag} away',
  },
})

type Props = { player: PlayerPage; offers: Offers }

/** The labels that people of the office gave; who may gives and takes them here. */
export function Tags({ player, offers }: Props) {
  const offer = offers('player.tag')
  const { error, isBusy, set } = useTags(player.id)
  if (player.tags.length === 0 && !offer.isHere) return null
  return (
    <div className="o-row o-row--wrap">
      {player.tags.length > 0 && (
        <ul className="o-row o-row--wrap" aria-label={t('tags')}>
          {player.tags.map((tag) => (
            <li key={tag} className="o-p__tag">
              <Tag tone="line">{tag}</Tag>
              {offer.isHere && offer.refusal === undefined && (
                <IconButton
                  icon={X}
                  size="s"
                  label={t('remove', { tag })}
                  onClick={() => void set(tag, false)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {offer.isHere && (
        <Popover
          label={t('edit')}
          className="o-btn o-btn--ghost o-btn--s"
          face={
            <>
              <Icon of={TagIcon} size="s" />
              {t('edit')}
            </>
          }
        >
          {(close) => (
            <TagForm
              isBusy={isBusy}
              refusal={offer.refusal}
              onTag={async (tag) => {
                if (await set(tag, true)) close()
              }}
            />
          )}
        </Popover>
      )}
      {error !== undefined && (
        <Say tone="no" role="alert">
          {failureText(error)}
        </Say>
      )}
    </div>
  )
}

function useTags(id: string) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const refresh = useRefresh(id)
  /** Whether it was done. */
  const set = async (tag: string, isOn: boolean): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    setError(undefined)
    try {
      await call(tagPlayer, { id, tag, isOn })
      await refresh()
      return true
    } catch (failure) {
      setError(failure)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, error, set }
}

type FormProps = {
  isBusy: boolean
  refusal: string | undefined
  onTag: (tag: string) => Promise<void>
}

/** A label, with those that are in use to choose from. */
function TagForm({ isBusy, refusal, onTag }: FormProps) {
  const [tag, setTag] = useState('')
  const [isAsked, setAsked] = useState(false)
  const list = useId()
  const { data = [] } = useQuery({
    queryKey: ['office', 'player-tags'],
    queryFn: () => call(knownTags, {}),
  })
  const help = t('help', TAGS.length)
  const { id } = tagPlayer.example
  const isGood = tagPlayer.input.safeParse({ id, tag, isOn: true }).success
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isGood && refusal === undefined) void onTag(tag.trim())
  }
  return (
    <form className="o-pop o-pop__form" noValidate onSubmit={submit}>
      <TextField
        label={t('label')}
        help={help}
        error={isAsked && !isGood ? help : undefined}
        list={list}
        maxLength={TAGS.length.max}
        autoComplete="off"
        value={tag}
        onChange={(event) => setTag(event.target.value)}
      />
      <datalist id={list}>
        {data.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Button
        type="submit"
        kind="primary"
        size="s"
        refusal={refusal}
        busy={isBusy ? t('adding') : undefined}
      >
        {t('add')}
      </Button>
    </form>
  )
}
