import styled from '@emotion/styled'
import { Dialog } from '../../ui/Dialog.tsx'
import { FactList } from '../../ui/FactList.tsx'

const keys = [
  ['J', 'Next case'],
  ['K', 'Case before'],
  ['A', 'Approve; keep a reported post; renew an expired one'],
  ['Shift A', 'Edit and approve'],
  ['C', 'Ask the poster for changes'],
  ['E', 'Mark as expired'],
  ['D', 'Delete with a reason'],
  ['M', 'Merge into another post'],
  ['R', 'Reject the reports'],
  ['O', 'Keep the first reported comment'],
  ['W', 'Remove the first reported comment, with a reason'],
  ['I', 'Take the case for five minutes'],
  ['N', 'Write a note'],
  ['V', 'Raw events'],
  ['X', 'Choose the case, to decide about several together'],
  ['Shift X', 'Choose all from the last one to this'],
  ['Shift J, K', 'Choose, and go on'],
  ['*', 'Choose all that are shown'],
  ['B', 'Decide about the chosen ones'],
  ['Z', 'Take the last decision back'],
  ['Esc', 'Let the chosen ones go; close the case'],
  ['/', 'Search the site'],
] as const

const Keys = styled(FactList)`
  & kbd {
    padding: 0.2rem 0.5rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-sm);
    background: var(--sunken);
    font: 600 var(--text-xs) / 1.4 var(--font);
    white-space: nowrap;
  }
`

/** Every key of the desk. */
export function KeyHelp({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  return (
    <Dialog title="Keys" open={isOpen} onOpenChange={onClose}>
      <Keys>
        {keys.map(([key, words]) => (
          <div key={key} css={{ display: 'contents' }}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </Keys>
    </Dialog>
  )
}
