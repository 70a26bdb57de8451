import type { Shelf } from '../shelf.ts'

const category = 'techelectronics'

/** Headphones, televisions and phones: enough of each to compare prices. */
// One line a product, so that the list reads as a list.
// oxfmt-ignore
export const soundAndPicture: readonly Shelf[] = [
  {
    category,
    sub: 'Headphones & Earbuds',
    object: 'headphones',
    lines: [
      ['voltmart', 129, 249, 'Tessen Quiet 7 over-ear headphones with noise cancelling, 40-hour battery', 'Adaptive noise cancelling with a transparency mode | 40 hours on one charge, 5 hours from 10 minutes | Folds flat; pairs with two devices at once'],
      ['voltmart', 199, 329, 'Orvane Studio One, closed-back, 250 ohm, for mixing at home', 'Detachable 3 m cable with a locking plug | Velour pads, spare set in the box | 252 g'],
      ['circuit-lane', 49.99, 79.99, 'Kestra Lite wireless on-ear, folds into a jacket pocket', 'Bluetooth 5.3 with multipoint | 30 hours | USB-C, no charger in the box'],
      ['voltmart', 34.99, 69.99, 'Lumeo Buds 3 true wireless, 6 + 24 hours, IPX5', 'Three sizes of tips | Case charges over USB-C | Wear detection pauses the music', 'earbuds'],
      ['circuit-lane', 89.99, 149.99, 'Tessen Air Pro earbuds, noise cancelling, wireless charging case', 'Six microphones for calls | 8 hours, 32 with the case | Find-my-buds in the app', 'earbuds'],
      ['playhub', 59.95, 99.95, 'Vantor H2 gaming headset, detachable mic, 3.5 mm and USB', 'Works with consoles and PC | Memory foam pads | 2.4 m braided cable'],
      ['playhub', 109, 169, 'Vantor H5 Wireless headset, 2.4 GHz dongle and Bluetooth together', 'Game and phone call at the same time | 60 hours | Replaceable ear pads'],
      ['voltmart', 19.99, 29.99, 'Kestra wired in-ears with USB-C plug, pack of two', 'Inline remote and mic | Flat cable that does not knot', 'earbuds'],
      ['circuit-lane', 279, 349, 'Orvane Reference open-back, planar drivers, carry case', 'Planar magnetic, 32 ohm | Balanced cable included | Five-year warranty'],
      ['tundra-tech', 164.99, 299.99, 'Tessen Quiet 7 in sand, the Canadian box with French manual', '40 hours | Carry case and jack cable in the box | Two-year warranty'],
      ['tundra-tech', 59.99, 89.99, 'Lumeo Sport earbuds with ear hooks, sweat proof, 9 h per charge', 'IPX7, rinse under the tap | Buttons, not touch, so they work with gloves', 'earbuds'],
      ['tundra-tech', 39.99, 54.99, 'Kids headphones, 85 dB limit, splitter so that two can listen', 'Foldable and soft | Cat ears come off'],
    ],
  },
  {
    category,
    sub: 'TV',
    object: 'television',
    lines: [
      ['voltmart', 329, 599, '55-inch 4K television, 120 Hz panel, open-box', 'Graded "as new" | Two HDMI 2.1 ports | Full one-year warranty'],
      ['voltmart', 1099, 1799, 'Halden 65-inch OLED, 2025 model, wall mount included', '144 Hz, four HDMI 2.1 | Free delivery to the room | 5-year panel warranty'],
      ['voltmart', 249, 329, 'Kestra 43-inch 4K smart TV, three HDMI, no ads on the home screen', 'Ethernet and Wi-Fi 5 | VESA 200'],
      ['playhub', 599, 899, 'Vantor 55-inch mini-LED, 144 Hz, made for consoles', '512 dimming zones | VRR and 6 ms lag in game mode | Headphone jack'],
      ['circuit-lane', 169.99, 229.99, 'Lumeo 32-inch Full HD, 12 V plug for campers', 'Runs on the mains or 12 V | 4.1 kg | USB recorder'],
      ['voltmart', 479, 749, 'Halden 65-inch 4K LED, quantum dots, 2024 stock', 'Dolby-free but HDR10+ | Remote with backlight'],
      ['circuit-lane', 799, 1199, 'Orvane 75-inch 4K, direct LED, ships on a pallet', '60 Hz | Delivered to the kerb | Stand is 1.3 m wide, measure first'],
      ['voltmart', 1599, 2499, 'Halden 77-inch OLED evo, the last of the 2024 series', 'Brightness 1,300 nits | Voice remote | Haul-away of the old set included'],
      ['playhub', 389, 449, 'Lumeo 50-inch 4K, anti-glare glass, good in a bright room', 'Matte panel | Two USB ports | Sleep timer that really sleeps'],
      ['tundra-tech', 449.99, 699.99, 'Kestra 55-inch QLED, four HDMI, bilingual menus', '60 Hz | Ethernet | Pick-up in Calgary and Laval'],
      ['tundra-tech', 1399.99, 2199.99, 'Halden OLED 65, floor model sale, less than 200 hours on the panel', 'Hours shown in the service menu | Full warranty'],
    ],
  },
  {
    category,
    sub: 'Phones',
    object: 'phone',
    lines: [
      ['voltmart', 399, 549, 'Orvane P8, 128 GB, unlocked, seven years of updates', '6.1-inch OLED at 120 Hz | IP68 | Charges at 25 W, wireless too'],
      ['voltmart', 699, 899, 'Halden X2 Pro 256 GB with telephoto lens, unlocked', '5× optical zoom | 6.7-inch | Free case while they last'],
      ['voltmart', 149, 199, 'Kestra A3, 5G, 64 GB plus card slot, headphone jack', '5,000 mAh | Two-day battery | Three years of updates'],
      ['circuit-lane', 229, 299, 'Lumeo One 128 GB, repairable, battery out in a minute', 'Screwdriver in the box | Spare parts for ten years | Fair-trade gold'],
      ['circuit-lane', 319, 449, 'Tessen T10, refurbished grade A, new battery, 128 GB', 'Tested in 60 steps | 12-month warranty | Black or green'],
      ['linkline', 99, 249, 'Kestra A3 with any plan from $25, no contract, locked for 60 days', 'First month has to be paid | Unlock by chat, took me five minutes'],
      ['voltmart', 849, 1099, 'Halden Fold 4, 512 GB, opened like a small book', '7.6-inch inside | Pen sold apart | Screen protector replaced once for free'],
      ['voltmart', 59.99, 79.99, 'Senior phone with big keys, SOS button and charging cradle', 'Hearing-aid ready (M4/T4) | 12 days standby'],
      ['playhub', 489, 649, 'Vantor R1 gaming phone, 165 Hz, shoulder buttons', '16 GB memory | Side port so the cable is out of the way | Fan clip extra'],
      ['fjord-mobile', 0, 349, 'Tessen T9 for $0 on a 24-month plan from $40', 'Plan can be lowered after 6 months | No activation fee online'],
      ['tundra-tech', 529.99, 729.99, 'Orvane P8 256 GB, Canadian model with all bands', 'Unlocked | eSIM and one tray | Sea blue only'],
      ['tundra-tech', 199.99, 269.99, 'Lumeo Rugged, drop-proof, thermal camera, 8,000 mAh', 'Works with gloves | IP69K | 340 g, you will notice it'],
    ],
  },
]
