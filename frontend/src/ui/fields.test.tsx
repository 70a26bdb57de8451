import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox } from './Checkbox.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { SelectField } from './SelectField.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

const error = 'Enter a price'

it.each([
  ['textbox', <TextField key="1" label="Price" help="In dollars" error={error} />],
  ['textbox', <TextArea key="2" label="Price" help="In dollars" error={error} value="" onChange={jest.fn()} />],
  ['combobox', <SelectField key="3" label="Price" help="In dollars" error={error} options={[]} />],
  ['checkbox', <Checkbox key="4" label="Price" help="In dollars" error={error} />],
])('a %s is tied to its label, help and error', (role, field) => {
  render(field)
  const input = screen.getByRole(role, { name: 'Price' })
  expect(input).toHaveAccessibleDescription(`In dollars ${error}`)
  expect(input).toBeInvalid()
})

it('says nothing of errors where there are none', () => {
  render(<TextField label="Title" optional />)
  const input = screen.getByRole('textbox', { name: 'Title (optional)' })
  expect(input).not.toHaveAttribute('aria-invalid')
  expect(input).not.toHaveAttribute('aria-describedby')
})

it('a group of radio buttons is tied to its error and gives the chosen value', async () => {
  const onChange = jest.fn()
  const options = [
    { value: 'spam', label: 'Spam' },
    { value: 'duplicate', label: 'Duplicate' },
  ] as const
  render(<RadioGroup label="Reason" value={undefined} options={options} onChange={onChange} error="Choose a reason" />)
  expect(screen.getByRole('group', { name: 'Reason' })).toHaveAccessibleDescription('Choose a reason')
  await userEvent.click(screen.getByRole('radio', { name: 'Duplicate' }))
  expect(onChange).toHaveBeenCalledWith('duplicate')
})

it.each([
  [3800, undefined, undefined],
  [3801, '3801/4000', 'warn'],
  [4000, '4000/4000', 'warn'],
  [4001, '4001/4000', 'bad'],
])('with %s characters the counter says %s', (length, counter, tone) => {
  const text = 'a'.repeat(length)
  render(<TextArea label="Comment" value={text} onChange={jest.fn()} limit={4000} warnFrom={3800} />)
  expect(screen.queryByText(/\/4000/)?.textContent).toBe(counter)
  expect(screen.getByRole('textbox').dataset['tone']).toBe(tone)
})

it('the summary takes focus and leads to the fields', async () => {
  render(
    <>
      <ErrorSummary errors={[{ id: 'price', message: error }]} attempt={1} />
      <TextField id="price" label="Price" error={error} />
    </>,
  )
  expect(screen.getByRole('alert')).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: error }))
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveFocus()
})

it('the summary leads there again when the form is sent again unmended', () => {
  const wrong = [{ id: 'price', message: error }]
  const { rerender } = render(<ErrorSummary errors={wrong} attempt={1} />)
  act(() => (document.activeElement as HTMLElement).blur())
  rerender(<ErrorSummary errors={wrong} attempt={2} />)
  expect(screen.getByRole('alert')).toHaveFocus()
})

it('a long summary says how many there are, and shows the rest on request', async () => {
  const wrong = ['Title', 'Price', 'Store', 'Category'].map((id) => ({ id, message: `${id} is missing` }))
  render(<ErrorSummary errors={wrong} attempt={1} />)
  expect(screen.getByRole('heading', { name: '4 things are missing or wrong' })).toBeVisible()
  const more = screen.getByRole('button', { hidden: true, expanded: false })
  expect(more).toHaveTextContent('Show 1 more')
  await userEvent.click(more, { pointerEventsCheck: 0 })
  expect(more).toHaveTextContent('Show fewer')
})
