import type { Shelf } from '../shelf.ts'

const category = 'computers'

/** Whole machines and screens: enough of each to compare prices. */
// One line a product, so that the list reads as a list.
// oxfmt-ignore
export const machines: readonly Shelf[] = [
  { category, sub: 'Laptops', object: 'laptop', lines: [
    ['voltmart', 549, 799, '14-inch laptop, 16 GB memory, 512 GB drive, student price', 'No proof asked at checkout | 1.3 kg, 11 hours | Two USB-C, one HDMI'],
    ['voltmart', 999, 1399, 'Halden Book 16, 32 GB, 1 TB, 3K OLED screen', '120 Hz | Aluminium lid | Charges over USB-C at 140 W'],
    ['voltmart', 279, 379, 'Kestra Chrome 14 plus, 8 GB, touch, lit keyboard', 'Updates until 2033 | 128 GB | Webcam shutter'],
    ['circuit-lane', 689, 899, 'Orvane Flex 13 two-in-one, pen in the case, 16 GB', '360-degree hinge | 2.8K screen | 1.25 kg'],
    ['circuit-lane', 1249, 1599, 'Vantor 15 gaming notebook, mid-range graphics, 165 Hz', '16 GB, two slots | 1 TB, second M.2 free | 90 Wh'],
    ['circuit-lane', 329, 499, 'Refurbished business 14-inch, six-core, 16 GB, grade A', 'New battery, 12-month warranty | Keyboard can be ordered in four layouts'],
    ['voltmart', 449, 599, 'Lumeo 15 with number pad, 16 GB, 512 GB, matte screen', 'Ethernet port | Memory can be upgraded to 32'],
    ['playhub', 1899, 2299, 'Vantor 18 desktop replacement, top graphics, 32 GB', 'Mini-LED 240 Hz | 3.3 kg, bring a big bag | Three-year on-site service'],
    ['inkwell', 599, 749, 'Tessen Office 14, LTE modem, 16 GB, ships without an operating system', 'Spill-proof keyboard | Dock port | 10-hour battery'],
    ['tundra-tech', 849.99, 1149.99, 'Orvane 14 with bilingual keyboard, 16 GB, 1 TB', 'CSA layout | OLED 2.8K | 1.2 kg'],
    ['tundra-tech', 399.99, 549.99, 'Kestra Chrome 15, 8 GB, full-size keys, ends Sunday', 'Full HD, not the dim panel of last year | 2 USB-C'],
    ['tundra-tech', 1599.99, 1999.99, 'Halden Book Pro 16, 36 GB, for video people', '1,000-nit screen | Card reader | Very quiet'],
  ] },
  { category, sub: 'Monitors', object: 'monitor', lines: [
    ['voltmart', 179, 249, 'Kestra 27-inch QHD, 100 Hz, height-adjustable stand', 'IPS | USB hub | Turns upright'],
    ['circuit-lane', 299, 429, 'Vantor 34-inch ultrawide, 144 Hz, 1500R curve', 'VA panel | Two inputs side by side | KVM switch'],
    ['circuit-lane', 119, 169, 'Lumeo 24-inch Full HD, 100 Hz, built-in speakers', 'VESA 100 | HDMI and DisplayPort'],
    ['voltmart', 389, 549, 'Orvane 27-inch 4K with USB-C, 90 W for the laptop', '98 % P3, factory report in the box | Ethernet in the stand'],
    ['playhub', 499, 699, 'Vantor 27 OLED, QHD at 240 Hz, three-year burn-in cover', 'Glossy | Heat sink, no fan'],
    ['inkwell', 149, 199, 'Tessen office screen 24-inch with webcam and microphone', 'Pop-up camera | USB-C 65 W | Low blue light'],
    ['voltmart', 219, 279, 'Halden 32-inch 4K, 60 Hz, for spreadsheets', 'VA, 3000:1 | Matte | Two HDMI'],
    ['circuit-lane', 89, 129, 'Portable 15.6-inch second screen, 700 g, one cable', 'Cover is the stand | Mini-HDMI and USB-C'],
    ['playhub', 239, 329, 'Kestra 27 QHD at 180 Hz, IPS, zero dead pixel promise', 'FreeSync | DisplayPort cable in the box'],
    ['tundra-tech', 249.99, 349.99, 'Lumeo 27-inch QHD, 165 Hz, with monitor arm', 'Clamp up to 8 cm desks | Arm alone sells at $60'],
    ['tundra-tech', 699.99, 949.99, 'Orvane 40-inch 5K2K for two windows and a half', 'Thunderbolt 100 W | Matte | Delivered in two boxes'],
  ] },
  { category, sub: 'Storage Drives', object: 'drive', lines: [
    ['circuit-lane', 54.99, 79.99, 'Kestra NVMe 1 TB, 5,000 MB/s, five-year warranty', 'PCIe 4.0, 600 TBW | Fits consoles with a heat sink'],
    ['circuit-lane', 99.99, 149.99, 'Orvane 2 TB NVMe with heat sink, 7,300 MB/s', 'DRAM cache | 1,200 TBW'],
    ['voltmart', 69.99, 109.99, 'Portable SSD 1 TB, drop-proof, USB-C, 1,050 MB/s', 'Key-ring loop | Hardware encryption'],
    ['voltmart', 124.99, 159.99, '8 TB external hard drive with power supply', 'Desktop size | Can be opened, standard SATA inside'],
    ['circuit-lane', 34.99, 49.99, '512 GB SATA SSD to wake up an old laptop', '2.5-inch | Cloning software by download'],
    ['circuit-lane', 189, 259, 'Tessen NAS drive 12 TB, 7,200 rpm, made for 24/7', '250 MB/s | Five-year warranty | Sold singly'],
    ['playhub', 159, 199, 'Vantor 2 TB drive for consoles, heat sink fitted', 'Just slots in | 6,900 MB/s measured'],
    ['inkwell', 12.99, 19.99, '128 GB USB sticks, pack of three, metal body', 'USB 3.2 | Loop for the key ring'],
    ['voltmart', 219, 299, 'Portable SSD 4 TB, rubber sleeve, 2,000 MB/s', 'Needs a fast port for full speed | IP55'],
    ['tundra-tech', 84.99, 119.99, 'Kestra NVMe 1 TB in the Canadian edition, with screw', 'The screw that everyone is missing | 5 years'],
    ['tundra-tech', 169.99, 229.99, 'Two-bay NAS without drives, quad core, 2.5 Gb port', '2 GB memory, can be 8 | Photo app works offline'],
  ] },
]

/** Parts and what stands beside a computer. */
// One line a product, so that the list reads as a list.
// oxfmt-ignore
export const parts: readonly Shelf[] = [
  { category, sub: 'Desktops', object: 'tower', lines: [
    ['circuit-lane', 899, 1149, 'Vantor gaming tower, eight cores, 32 GB, 1 TB, built and tested', '750 W supply | Cable photos sent before shipping'],
    ['tundra-tech', 1299.99, 1649.99, 'Family all-in-one, 27-inch touch, 16 GB', 'Camera tilts away | Keyboard and mouse included', 'monitor'],
  ] },
  { category, sub: 'Graphics Cards', object: 'graphicsCard', lines: [
    ['circuit-lane', 299, 359, 'Vantor G60 12 GB, two fans, 170 W', 'Needs one 8-pin | 24 cm long'],
    ['tundra-tech', 449.99, 549.99, 'Halden GX7, 12 GB, white edition', 'Two slots | Three-year warranty moves with the card'],
  ] },
  { category, sub: 'Processors', object: 'processor', lines: [
    ['circuit-lane', 159, 229, 'Orvane six-core desktop processor, cooler in the box', '65 W | Twelve threads'],
  ] },
  { category, sub: 'Motherboards & Memory', object: 'memory', lines: [
    ['tundra-tech', 64.99, 84.99, 'Laptop memory 16 GB DDR5, single stick', 'Lifetime warranty | 4,800 MHz'],
  ] },
  { category, sub: 'Keyboards & Mice', object: 'keyboard', lines: [
    ['circuit-lane', 59.99, 89.99, 'Mechanical keyboard 75 %, hot-swap, quiet switches', 'Wireless and cable | Knob for the volume'],
    ['voltmart', 24.99, 39.99, 'Quiet wireless mouse, 18-month battery, three devices', 'Left and right hand | One AA', 'mouse'],
    ['tundra-tech', 79.99, 109.99, 'Split ergonomic keyboard, wrist rest, CSA layout', 'Tents at 4 or 7 degrees | Rest is washable'],
  ] },
  { category, sub: 'Networking', object: 'router', lines: [
    ['voltmart', 129, 199, 'Wi-Fi 6E mesh, three boxes, 500 square metres', '2.5 Gb on the main one | Works without an account'],
    ['tundra-tech', 89.99, 129.99, 'Travel router with VPN switch, size of a bar of soap', 'USB-C powered | OpenWrt inside'],
  ] },
  { category, sub: 'Printers & Scanners', object: 'printer', lines: [
    ['inkwell', 179, 249, 'Ink tank printer, two years of ink in the box', 'Duplex | 4,500 pages black | No cartridge chips'],
  ] },
  { category, sub: 'Software', object: 'software', lines: [
    ['tundra-tech', 49.99, 99.99, 'Tax software, federal and one province, four returns', 'Download code | French and English'],
  ] },
]
