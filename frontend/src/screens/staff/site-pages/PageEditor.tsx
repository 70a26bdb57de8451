import { useDeferredValue, useState } from 'react'
import { sitePageLimits, type SitePageView } from '@deals/events'
import { TextChange } from '../../../features/history/TextChange.tsx'
import { LeaveWarning } from '../../shared/LeaveWarning.tsx'
import { sentenceOf } from '../../../lib/api-problem.ts'
import { submitting } from '../../../lib/submitting.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { formStyles } from '../../../ui/form-styles.ts'
import { Markdown } from '../../../ui/Markdown.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { usePageEditor } from './use-page-editor.ts'

const sideBySide = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  gap: 'var(--s6)',
} as const

interface PageEditorProps {
  readonly page: SitePageView
  readonly onAskAgain: () => Promise<SitePageView | undefined>
}

/** The text of a page as it is written, beside what readers will see and what becomes another. */
export function PageEditor({ page, onAskAgain }: PageEditorProps) {
  const editor = usePageEditor(page, onAskAgain)
  const [side, show] = useState('preview')
  const { text, wrong } = editor
  return (
    <form css={formStyles} noValidate onSubmit={submitting(() => editor.save())}>
      <LeaveWarning
        when={editor.isChanged && !editor.isSaving}
        text="This version is not in force yet; your text waits here as long as the tab is open."
      />
      <p className="muted">
        Version {page.version} is in force. A new one holds for everybody within seconds, and the earlier ones stay
        readable.
      </p>
      <div css={sideBySide}>
        <TextArea
          label="Text"
          help="Markdown: # for a heading, - for a list, [words](address) for a link"
          rows={22}
          limit={sitePageLimits.most}
          error={wrong['text']}
          value={text}
          onChange={({ target }) => editor.write(target.value)}
        />
        <Sides before={page.text} after={text} side={side} onChange={show} />
      </div>
      <div css={{ maxWidth: '42rem' }}>
        <TextField
          label="What changed, in a line"
          help="Readers see it beside the version"
          maxLength={sitePageLimits.what}
          error={wrong['what']}
          value={editor.what}
          onChange={({ target }) => editor.say(target.value)}
        />
      </div>
      <Saving
        version={page.version + 1}
        editor={editor}
        onShowTheirs={() => {
          show('changes')
          void editor.takeUp()
        }}
      />
    </form>
  )
}

interface SavingProps {
  readonly version: number
  readonly editor: ReturnType<typeof usePageEditor>
  readonly onShowTheirs: () => void
}

function Saving({ version, editor, onShowTheirs }: SavingProps) {
  const { error, isChanged, isSaving, isLate, discard } = editor
  return (
    <>
      {error !== undefined && <Alert variant="destructive">{sentenceOf(error)}</Alert>}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)' }}>
        <Button type="submit" variant="primary" disabled={!isChanged} busy={isSaving}>
          Put version {version} in force
        </Button>
        <Button disabled={!isChanged} onClick={discard}>
          Discard
        </Button>
        {isLate && (
          <Button variant="quiet" onClick={onShowTheirs}>
            Show theirs beside mine
          </Button>
        )}
      </div>
    </>
  )
}

interface SidesProps {
  readonly before: string
  readonly after: string
  readonly side: string
  readonly onChange: (side: string) => void
}

/** What readers will see, and what becomes another: drawn when there is time, so that typing never waits. */
function Sides({ before, after, side, onChange }: SidesProps) {
  const shown = useDeferredValue(after)
  const preview = { value: 'preview', label: 'Preview', content: <Markdown text={shown} /> }
  const nothing = <p className="muted">Nothing so far.</p>
  const changes = {
    value: 'changes',
    label: 'What changes',
    content: shown === before ? nothing : <TextChange before={before} after={shown} />,
  }
  return (
    <div css={{ minWidth: 0, maxHeight: '42rem', overflowY: 'auto' }}>
      <Tabs label="The text as" tabs={[preview, changes]} value={side} onValueChange={onChange} />
    </div>
  )
}
