import type { Shelf } from '../shelf.ts'

const category = 'techelectronics'

/** The rest of the electronics. */
// One line a product, so that the list reads as a list.
// oxfmt-ignore
export const tech: readonly Shelf[] = [
  { category, sub: 'Cameras', object: 'camera', lines: [
    ['voltmart', 749, 999, 'Halden M50 mirrorless kit with 16-50 mm lens, 26 megapixels', 'Tilting screen | 4K without crop | Battery and charger, no card'],
    ['tundra-tech', 379.99, 499.99, 'Vantor action camera, 5.3K, waterproof to 18 m without a case', 'Two batteries in the box | Magnetic mount'],
  ] },
  { category, sub: 'Tablets & eReaders', object: 'tablet', lines: [
    ['voltmart', 219, 299, 'Orvane Tab 11, 128 GB, pen included, 2K screen', '8,000 mAh | Four speakers | Card slot up to 1 TB'],
  ] },
  { category, sub: 'Speakers & Home Audio', object: 'speaker', lines: [
    ['tundra-tech', 119.99, 159.99, 'Turntable with built-in preamp and dust cover, belt drive', '33 and 45 | Moving-magnet cartridge, can be swapped', 'record'],
  ] },
  { category, sub: 'Wearables', object: 'smartwatch', lines: [
    ['voltmart', 159, 229, 'Tessen Move 4 fitness watch, GPS, 14-day battery', 'Offline maps | Heart rate and sleep | 5 ATM'],
    ['tundra-tech', 279.99, 379.99, 'Orvane Watch 2 LTE, calls without the phone, steel case', 'Needs a plan with eSIM | Sapphire glass'],
  ] },
  { category, sub: 'Smart Home', object: 'bulb', lines: [
    ['voltmart', 24.99, 44.99, 'Four warm-to-cool bulbs, no hub, work without the cloud', 'E26, 800 lumen | Local control over Matter'],
    ['voltmart', 89.99, 119.99, 'Learning thermostat, C-wire adapter in the box', 'Room sensor included | Utility rebate of up to $75 in many states', 'thermostat'],
    ['tundra-tech', 34.99, 49.99, 'Smart plugs with energy meter, set of four', '15 A | Schedules run without internet', 'powerBank'],
  ] },
  { category, sub: 'Streaming Devices', object: 'streamer', lines: [
    ['voltmart', 29.99, 49.99, 'Lumeo 4K streaming box with voice remote that can be found', 'Wi-Fi 6 | The remote rings when you lose it | No login to use it'],
  ] },
  { category, sub: 'Projectors', object: 'projector', lines: [
    ['voltmart', 399, 649, 'Halden short-throw projector, 100 inches from one metre', '1080p, 1,200 ANSI lumen | Auto keystone that works'],
  ] },
  { category, sub: 'Batteries & Chargers', object: 'powerBank', lines: [
    ['tundra-tech', 44.99, 64.99, '100 W wall charger, four ports, folding plug', 'GaN | Shares the power fairly when all ports are used'],
  ] },
  { category, sub: 'Cables & Adapters', object: 'cable', lines: [
    ['circuit-lane', 8.99, 14.99, 'Braided USB-C cables, 2 m, 100 W, three in a pack', 'With chips, so fast charging works | Velcro ties'],
  ] },
  { category, sub: 'Phone Accessories', object: 'phone', lines: [
    ['circuit-lane', 14.99, 24.99, 'Magnetic car mount for the vent, holds on gravel roads', 'Swivels | Metal hook, does not fall out'],
  ] },
  { category, sub: 'Car Electronics', object: 'dashcam', lines: [
    ['torque-bay', 74.99, 119.99, 'Dash camera front and rear, 2K, parking mode', 'Supercapacitor, so it survives summer | 64 GB card in the box'],
  ] },
]
