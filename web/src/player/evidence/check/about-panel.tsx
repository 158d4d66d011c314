import { Download } from 'lucide-react'
import format from '../../../../../docs/evidence.md?raw'
import { saveFile } from '../../../lib/api/save-file.ts'
import { Button } from '../../../ui/form/button.tsx'
import { t } from './words/about-texts.ts'

const PARTS = ['what', 'proof', 'others', 'limits', 'command'] as const
const COMMAND = 'npm run evidence -- verify FILE --keys FILE'

/** The format for strangers: what it is, what it proves, and the whole of it as a file. */
export const AboutPanel = () => (
  <section className="evi__about" aria-label={t('title')}>
    <h2>{t('title')}</h2>
    <dl>
      {PARTS.map((part) => (
        <div key={part}>
          <dt>{t(`${part}.title`)}</dt>
          <dd>
            {t(`${part}.text`)}
            {part === 'command' && <code translate="no">{COMMAND}</code>}
          </dd>
        </div>
      ))}
    </dl>
    <div className="evi__format">
      <Button
        variant="line"
        icon={Download}
        onClick={() => saveFile(new Blob([format], { type: 'text/markdown' }), 'evidence.md')}
      >
        {t('save')}
      </Button>
      <small>{t('saveNote')}</small>
    </div>
  </section>
)
