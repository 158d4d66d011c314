import { HEADS_PATH, KEYS_PATH, TEXTS_PATH } from '@zar/contract/evidence/site/published'
import { ShieldCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { FileWell } from './file-well.tsx'
import type { Given } from './protocol.ts'
import { t } from './words/texts.ts'

const ROOT = /^[0-9a-f]{64}$/

type Chosen = { [Name in 'file' | 'keys' | 'heads' | 'older' | 'texts']: File | null } & {
  root: string
}
const NOTHING: Chosen = {
  file: null,
  keys: null,
  heads: null,
  older: null,
  texts: null,
  root: '',
}

type Props = {
  isBusy: boolean
  onVerify: (given: Given & { file: File }) => void
  /** What was verified is chosen no more. */
  onChange: () => void
}

/** What is to be verified, and by what. */
export function CheckForm({ isBusy, onVerify, onChange }: Props) {
  const [chosen, setChosen] = useState(NOTHING)
  const [isTried, setTried] = useState(false)
  const choose = (change: Partial<Chosen>) => {
    setChosen({ ...chosen, ...change })
    onChange()
  }
  const { file, keys, heads, older, texts } = chosen
  const root = chosen.root.replace(/\s/g, '').toLowerCase()
  const isRootWrong = root !== '' && !ROOT.test(root)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isBusy || !file || !keys || isRootWrong) return
    onVerify({ file, keys, heads, older, texts, root: root || null })
  }
  return (
    <form className="panel evi__form" noValidate onSubmit={submit} aria-label={t('choose')}>
      <div className="evi__wells">
        <FileWell
          label={t('file')}
          note={t('fileNote')}
          error={isTried && !file ? t('fileMissing') : undefined}
          file={file}
          onFile={(next) => choose({ file: next })}
        />
        <FileWell
          label={t('keys')}
          note={t('keysNote')}
          error={isTried && !keys ? t('keysMissing') : undefined}
          file={keys}
          onFile={(next) => choose({ keys: next })}
          published={{ url: KEYS_PATH, name: 'keys.json', label: t('published') }}
        />
      </div>
      <details className="evi__more">
        <summary>{t('more')}</summary>
        <p>{t('moreNote')}</p>
        <TextField
          label={t('root')}
          note={t('rootNote')}
          error={isTried && isRootWrong ? t('rootWrong') : undefined}
          value={chosen.root}
          onChange={({ target }) => choose({ root: target.value })}
          autoComplete="off"
          spellCheck={false}
        />
        <BesideWells heads={heads} older={older} texts={texts} onChoose={choose} />
      </details>
      <Button
        type="submit"
        variant="primary"
        size="l"
        wide
        icon={ShieldCheck}
        busy={isBusy ? t('verifying') : undefined}
      >
        {t('verify')}
      </Button>
    </form>
  )
}

type BesideProps = Pick<Chosen, 'heads' | 'older' | 'texts'> & {
  onChoose: (change: Partial<Chosen>) => void
}

/** What may be laid beside a file, and need not be. */
const BesideWells = ({ heads, older, texts, onChoose }: BesideProps) => (
  <div className="evi__wells">
    <FileWell
      label={t('heads')}
      note={t('headsNote')}
      file={heads}
      onFile={(next) => onChoose({ heads: next })}
      published={{ url: HEADS_PATH, name: 'heads.jsonl', label: t('publishedHeads') }}
    />
    <FileWell
      label={t('older')}
      note={t('olderNote')}
      file={older}
      onFile={(next) => onChoose({ older: next })}
    />
    <FileWell
      label={t('lawTexts')}
      note={t('lawTextsNote')}
      file={texts}
      onFile={(next) => onChoose({ texts: next })}
      published={{ url: TEXTS_PATH, name: 'texts.jsonl', label: t('publishedTexts') }}
    />
  </div>
)
