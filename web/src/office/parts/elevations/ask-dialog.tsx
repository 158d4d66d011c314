import { useQueryClient } from '@tanstack/react-query'
import { askElevation } from '@zar/contract/office/elevations'
import { ELEVATION } from '@zar/contract/office/rights/limits'
import type { Right } from '@zar/contract/office/rights/rights'
import { useState } from 'react'
import { languageTag, locale } from '../../../lib/language/translate.ts'
import { call } from '../api/call.ts'
import { mayDo, useMe } from '../api/session.ts'
import { SelectField, TextField } from '../controls/field.tsx'
import { Confirm } from '../dialogs/confirm-dialog.tsx'
import { AREAS, rightName, rightsOf } from '../rights/right-names.ts'
import { rolesWith } from '../rights/roles-with.ts'
import { notify } from '../toasts/toasts.ts'
import { t } from './texts.ts'

const MINUTES = [15, ELEVATION.minutes, 45, ELEVATION.minutesMax]
const OBJECT = /^[a-z_-]{1,30}:[\w.-]{1,60}$/
const EXAMPLE = 'withdrawal:884117'
const list = new Intl.ListFormat(languageTag, { type: 'conjunction' })

/** Who holds a right may give it, where their role gives rights at all. */
function giversOf(right: Right): string[] {
  const giving = rolesWith('elevation.approve')
  return rolesWith(right).filter((role) => giving.includes(role))
}

const areaOf = (right: Right | undefined) =>
  AREAS.find((area) => right !== undefined && right in area.rights) ?? AREAS[0]

type Props = { right?: Right; onClose: () => void }

/** Asks for a right for a while: which, on what, for how long and why. */
export function AskElevationDialog({ right: first, onClose }: Props) {
  const me = useMe()
  const client = useQueryClient()
  const [area, setArea] = useState(areaOf(first))
  const [right, setRight] = useState(first)
  const [minutes, setMinutes] = useState<number>(ELEVATION.minutes)
  const [object, setObject] = useState('')
  const typed = object.trim()
  const lacks = lackOf(right, typed)
  const ask = async (reason: string) => {
    if (right === undefined) return
    await call(askElevation, { right, object: typed || null, minutes, reason })
    notify(t('asked', { right: rightName(right) }))
    await client.invalidateQueries({ queryKey: ['notices'] })
  }
  const rights = rightsOf(area).filter((one) => one === first || !mayDo(me, one))
  return (
    <Confirm
      title={t('askTitle')}
      verb={t('askVerb', { minutes })}
      needsWords
      consequence={right && giversText(right)}
      lacks={lacks}
      draft={`elevation:${right ?? 'new'}`}
      onConfirm={({ text }) => ask(text)}
      onClose={onClose}
    >
      <SelectField
        label={t('area')}
        value={area.key}
        choices={AREAS.map(({ key, name }) => ({ value: key, label: name[locale] }))}
        onChange={({ target }) => {
          setArea(AREAS.find(({ key }) => key === target.value) ?? area)
          setRight(undefined)
        }}
      />
      <SelectField
        label={t('right')}
        blank={t('choose')}
        isLacking={right === undefined || giversOf(right).length === 0}
        value={right ?? ''}
        choices={rights.map((value) => ({ value, label: rightName(value) }))}
        onChange={({ target }) => setRight(rights.find((one) => one === target.value))}
      />
      <SelectField
        label={t('minutes')}
        value={`${minutes}`}
        choices={MINUTES.map((count) => ({
          value: `${count}`,
          label: t('minutesOf', { count }),
        }))}
        onChange={({ target }) => setMinutes(Number(target.value))}
      />
      <TextField
        label={t('object')}
        isLacking={object !== '' && !OBJECT.test(object)}
        hint={t('objectHint')}
        help={t('objectHelp', { example: EXAMPLE })}
        autoComplete="off"
        spellCheck={false}
        value={object}
        onChange={({ target }) => setObject(target.value)}
      />
    </Confirm>
  )
}

function lackOf(right: Right | undefined, object: string): string | undefined {
  if (right === undefined) return t('rightMissing')
  if (giversOf(right).length === 0) return t('noGiver')
  return object === '' || OBJECT.test(object) ? undefined : t('objectWrong', { example: EXAMPLE })
}

function giversText(right: Right): string {
  const givers = giversOf(right)
  return givers.length === 0 ? t('noGiver') : t('givers', { roles: list.format(givers) })
}
