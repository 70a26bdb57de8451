import { expectSeen } from './browser.ts'
import { expectSoundPages } from './sound-pages.ts'
import { journeys } from './world.ts'

journeys('push notices', (world) => {
  it('are offered once an alert asks for them, and in the settings', async () => {
    const page = await world.member('bob')
    await world.open(page, '/deal-alerts')
    const box = page.getByRole('checkbox', { name: 'Push notices on this device' })
    await page.waitForLoadState('networkidle')
    expect(await box.count()).toBe(0)
    await world.open(page, '/deal-alerts/alerts/new?any=zeppelin')
    await page.getByRole('checkbox', { name: 'Also as a push notice' }).check()
    await page.getByRole('button', { name: 'Create alert' }).click()
    await expectSeen(box)
    expect(await box.isChecked()).toBe(false)
    await expectSoundPages(world, page, ['/account/settings/notifications'])
    await expectSeen(box)
  })
})
