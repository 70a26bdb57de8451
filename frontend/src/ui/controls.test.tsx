import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { Button } from './Button.tsx'
import { ButtonLink } from './ButtonLink.tsx'
import { DiscountTag } from './DiscountTag.tsx'
import { ScoreTag } from './ScoreTag.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'
import { Select } from './Select.tsx'
import { StatusTag } from './StatusTag.tsx'
import { Tabs } from './Tabs.tsx'
import { Tooltip } from './Tooltip.tsx'

const layouts = [
  { value: 'grid', label: 'Grid layout', icon: <svg /> },
  { value: 'list', label: 'List layout', icon: <svg /> },
] as const

it('a segmented control says which one is chosen and gives the other', async () => {
  const onChange = jest.fn()
  render(<SegmentedControl label="Layout" value="grid" options={layouts} onChange={onChange} />)
  expect(screen.getByRole('group', { name: 'Layout' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Grid layout', pressed: true })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'List layout', pressed: false }))
  expect(onChange).toHaveBeenCalledWith('list')
})

it('a select has a name and gives the chosen value', async () => {
  const onChange = jest.fn()
  const options = [
    { value: 'best', label: 'Best' },
    { value: 'newest', label: 'Newest' },
  ] as const
  render(<Select label="Sort by" value="best" options={options} onChange={onChange} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest')
  expect(onChange).toHaveBeenCalledWith('newest')
})

it('a busy button keeps its name and takes no second press, not even for its form', async () => {
  const onSubmit = jest.fn()
  const onClick = jest.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Post deal
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Post deal', busy: true }))
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

it.each([
  ['/submit', '/submit', null],
  ['?page=2', '/popular?page=2', null],
  ['https://shop.example/a', 'https://shop.example/a', '_blank'],
  ['//shop.example/a', '//shop.example/a', '_blank'],
  ['#comments-section', '#comments-section', null],
])('a link to %s leads there', (to, href, target) => {
  render(
    <MemoryRouter initialEntries={['/popular']}>
      <ButtonLink to={to} newTab={target !== null}>
        Go
      </ButtonLink>
    </MemoryRouter>,
  )
  const link = screen.getByRole('link', { name: 'Go' })
  expect(link).toHaveAttribute('href', href)
  expect(link.getAttribute('target')).toBe(target)
})

it('tabs show one panel at a time', async () => {
  const tabs = [
    { value: 'description', label: 'Description', content: 'Back at the price of last summer.' },
    { value: 'score', label: 'Score', content: 'Priced under the median.' },
  ] as const
  render(<Tabs label="About this deal" tabs={tabs} />)
  expect(screen.getByRole('tabpanel', { name: 'Description' })).toHaveTextContent('Back at the price')
  await userEvent.click(screen.getByRole('tab', { name: 'Score' }))
  expect(screen.getByRole('tabpanel', { name: 'Score' })).toHaveTextContent('Priced under')
  expect(screen.queryByText('Back at the price of last summer.')).not.toBeInTheDocument()
})

it('tabs are one stop of the Tab key; arrows, Home and End move along their row and open what they reach', async () => {
  const user = userEvent.setup()
  const tabs = [
    { value: 'write', label: 'Write', content: 'Words' },
    { value: 'preview', label: 'Preview', content: 'Looks' },
    { value: 'changes', label: 'What changes', content: 'Lines' },
  ] as const
  render(<Tabs label="This page" tabs={tabs} />)
  await user.tab()
  expect(screen.getByRole('tab', { name: 'Write', selected: true })).toHaveFocus()
  for (const [key, name] of [
    ['{ArrowRight}', 'Preview'],
    ['{End}', 'What changes'],
    ['{ArrowRight}', 'Write'],
    ['{ArrowLeft}', 'What changes'],
    ['{Home}', 'Write'],
  ] as const) {
    await user.keyboard(key)
    expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus()
    expect(screen.getByRole('tabpanel', { name })).toBeVisible()
  }
  await user.tab()
  expect(screen.getByRole('tabpanel', { name: 'Write' })).toHaveFocus()
})

it.each([
  [0, '', false],
  [49, '−49%', false],
  [50, '−50%', true],
])('a drop of %s percent reads "%s"', (percent, text, isOnFire) => {
  const { container } = render(<DiscountTag percent={percent} />)
  expect(container).toHaveTextContent(text)
  expect(screen.queryByRole('img', { name: 'Fire' }) !== null).toBe(isOnFire)
})

it.each([
  [95, '95 Epic', 'Epic Deal'],
  [92, '92 Hot', 'Hot Deal'],
  [49, '49 Bad', 'Bad Deal'],
])('a score of %s reads "%s" and "%s"', (score, short, verdict) => {
  const { container } = render(
    <>
      <ScoreTag score={score} />
      <ScoreTag score={score} verdict />
    </>,
  )
  expect(container).toHaveTextContent(`${short}${verdict}`)
})

it('a status is written with a space', () => {
  const { container } = render(<StatusTag status="staff-review" />)
  expect(container).toHaveTextContent('staff review')
})

it('a tooltip describes its button at once and shows itself after a moment, until Escape', () => {
  jest.useFakeTimers()
  render(
    <Tooltip text="Made by rules">
      <button type="button">Score</button>
    </Tooltip>,
  )
  const button = screen.getByRole('button', { name: 'Score' })
  expect(button).toHaveAccessibleDescription('Made by rules')
  fireEvent.focus(button)
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  act(() => jest.advanceTimersByTime(300))
  expect(screen.getByRole('tooltip')).toBeVisible()
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  jest.useRealTimers()
})
