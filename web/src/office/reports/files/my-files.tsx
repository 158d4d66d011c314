import { useQuery } from '@tanstack/react-query'
import { type OfficeFile, readFiles, takeFile } from '@zar/contract/office/reports/files'
import { FolderDown } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../../lib/api/save-file.ts'
import { formatDate, formatWhole } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { failureText } from '../../parts/api/failure.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Empty } from '../../parts/states/empty.tsx'
import { PlainTable } from '../../parts/table/plain-table.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { ReportFrame } from '../report-frame.tsx'
import { FILES_KEY } from './export-kinds.ts'
import { Exports } from './exports.tsx'
import { MailForm } from './mail-form.tsx'
import { t } from './texts.ts'

/** A file that is being made is asked about so often. */
const LOOK_MS = 20_000

/** What was made for this person, until it ends; where letters go; and exports that take two people. */
export function MyFiles() {
  const query = useQuery({
    queryKey: FILES_KEY,
    queryFn: () => call(readFiles, {}, { isPoll: true }),
    refetchInterval: LOOK_MS,
  })
  return (
    <>
      <Exports />
      <ReportFrame query={query}>
        {({ files, mail }) => (
          <>
            <section className="o-panel" aria-labelledby="report-files">
              <div className="o-panel__h">
                <h2 id="report-files">{t('title')}</h2>
              </div>
              {files.length === 0 ? (
                <Empty icon={FolderDown} title={t('none')}>
                  {t('noneNote')}
                </Empty>
              ) : (
                <Files files={files} />
              )}
              <p className="o-panel__f">{t('each')}</p>
            </section>
            <MailForm key={mail} mail={mail} />
          </>
        )}
      </ReportFrame>
    </>
  )
}

const Files = ({ files }: { files: readonly OfficeFile[] }) => (
  <PlainTable
    label={t('title')}
    heads={[t('file'), t('kind'), t('rows'), t('asked'), t('ends'), t('act')]}
    rows={files.map((file) => ({
      key: file.id,
      cells: [
        file.name,
        t(file.kind),
        file.rows === null ? '–' : formatWhole(file.rows),
        formatDate(file.askedAt),
        formatDate(file.endsAt),
        file.state === 'ready' ? <Take key="take" file={file} /> : t(file.state),
      ],
    }))}
  />
)

function Take({ file: { id, name } }: { file: OfficeFile }) {
  const [isBusy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      const { content, type, name: saved } = await call(takeFile, { id })
      const bytes = Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0))
      saveFile(new Blob([bytes], { type }), saved)
      notify(t('done'))
    } catch (failure) {
      notify(failureText(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="s"
      aria-label={t('downloadOf', { name })}
      busy={isBusy ? t('saving') : undefined}
      onClick={() => void take()}
    >
      {t('download')}
    </Button>
  )
}
