import { grouped, type ProjectionReport } from '@deals/events'
import { staffApi } from '../../../features/staff/staff.endpoints.ts'
import { askedEvery } from '../../../lib/api.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { Figures, type Figure } from '../../shared/Figures.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { WideTable } from '../../shared/WideTable.tsx'
import { StaffSection } from '../staff-styles.ts'
import { ViewMenu } from './ViewMenu.tsx'
import { WorkList } from './WorkList.tsx'

const columns = [
  { title: 'View' },
  { title: 'State' },
  { title: 'Position', isNumber: true, isWide: true },
  { title: 'Behind', isNumber: true },
  { title: 'Parked', isNumber: true },
  { title: 'Versions', isWide: true },
  { title: 'Actions', isHidden: true },
] as const

/** How far each view is, what it can be told to do, and what came of it. */
export function Views() {
  const answer = staffApi.useGetViewsQuery(undefined, askedEvery(2_000))
  return (
    <Loaded answer={answer} name="the views" height="52rem">
      {({ projections, work, cutOff }) => (
        <>
          <StaffSection aria-label="Views">
            <h2>Views of the log</h2>
            {answer.isError && <Alert variant="warn">The projector does not answer; this is what it said last.</Alert>}
            <div css={{ marginBlock: 'var(--s3) var(--s5)' }}>
              <Figures label="Views together" figures={together(projections)} />
            </div>
            <WideTable label="Views of the log" columns={columns}>
              {projections.map((view) => (
                <ViewRow key={view.name} view={view} />
              ))}
            </WideTable>
          </StaffSection>
          <WorkList work={work} cutOff={cutOff} />
        </>
      )}
    </Loaded>
  )
}

/** What one wants to know before reading forty lines. */
function together(views: readonly ProjectionReport[]): readonly Figure[] {
  const count = (holds: (view: ProjectionReport) => boolean) => grouped(views.filter(holds).length)
  return [
    ['Events in the log', grouped(Math.max(0, ...views.map(({ head }) => head)))],
    ['Views', grouped(views.length)],
    ['Not live', count(({ state }) => state !== 'live')],
    ['Behind', count((view) => behindOf(view) !== '0')],
    ['With parked events', count(({ parkedKeys }) => parkedKeys > 0)],
  ]
}

function ViewRow({ view }: { readonly view: ProjectionReport }) {
  const { name, state, position, parkedKeys, versions, active } = view
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Tag tone={toneOf(state)}>{state}</Tag>
      </td>
      <td data-kind="number" data-wide>
        {grouped(position)}
      </td>
      <td data-kind="number">{behindOf(view)}</td>
      <td data-kind="number">{parkedKeys}</td>
      <td data-wide>
        {versions.map(({ version, state: role }) => (
          <span key={version} title={role} css={{ marginRight: 'var(--s2)' }}>
            {version === active ? <strong>{version}</strong> : version}
          </span>
        ))}
      </td>
      <td data-kind="action">
        <ViewMenu view={view} />
      </td>
    </tr>
  )
}

function behindOf({ lagEvents, lagSeconds }: ProjectionReport): string {
  if (lagEvents === 0 || lagSeconds === 0) {
    return '0'
  }
  return lagEvents === null ? `${Math.round(lagSeconds)} s` : `${lagEvents} (${Math.round(lagSeconds)} s)`
}

function toneOf(state: string) {
  if (state === 'live') {
    return 'good'
  }
  return state === 'failed' ? 'bad' : 'warn'
}
