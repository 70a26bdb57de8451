import type { Shelf } from '../shelf.ts'

const category = 'clothingaccessories'

/** Things to wear; enough shoes to compare prices. */
// One line a product, so that the list reads as a list.
// oxfmt-ignore
export const clothing: readonly Shelf[] = [
  { category, sub: 'Shoes', object: 'shoe', lines: [
    ['norvik', 54.95, 119, "Men's trail running shoes, waterproof, sizes 8 to 13", 'Grip that holds on wet roots | 8 mm drop | Runs half a size small'],
    ['norvik', 64.95, 129, "Women's trail shoes, wide fit, 6 to 11", 'Rock plate | Gusseted tongue keeps grit out'],
    ['norvik', 89, 149, 'Fell 2 hiking boots, full-grain leather, resoleable', 'Stitched, not glued | Two widths'],
    ['ironpeak', 39.99, 69.99, 'Court shoes with gum sole, non-marking', 'Volleyball, squash, gym | Sizes 6 to 14'],
    ['ironpeak', 74.99, 139.99, 'Tempo 5 road running shoes, last colours of the old model', '245 g | New model is the same with other laces'],
    ['oakline', 59, 98, 'Plain white leather sneakers, no logo', 'Leather lining | Cork insole comes out'],
    ['oakline', 109, 180, 'Chelsea boots, goodyear welt, brown or black', 'Rubber half sole from the start | Boot bag'],
    ['norvik', 29.95, 45, 'Camp slippers, packable, synthetic down', 'Sole for the walk to the car | Machine wash'],
    ['ridgeway', 44.95, 79.95, 'River sandals with toe cap, quick dry', 'Bungee laces | Kids sizes too'],
    ['northpine', 129.99, 219.99, 'Winter boots rated to -32 °C, wool liner comes out', 'Made in Quebec | Ice grip rubber | Sizes 5 to 13'],
    ['northpine', 84.99, 124.99, 'Everyday walking shoes, zero drop, wide toes', 'Vegan | Sole can be swapped'],
    ['maple-and-main', 49.99, 89.99, 'Loafers in suede, four colours, size 6 to 10', 'Cushioned heel | Rain spray included'],
  ] },
  { category, sub: "Men's Clothing", object: 'shirt', lines: [
    ['oakline', 14.9, 24.9, 'Heavy cotton T-shirt, 230 g, does not twist', 'Washed before it is cut | S to 3XL'],
    ['oakline', 34.9, 69, 'Oxford shirt, button-down, non-iron', 'Spare buttons | Two sleeve lengths', 'necktie'],
    ['maple-and-main', 59.99, 99.99, 'Merino half-zip, fine knit, machine washable', 'Navy, forest, oat | 100 % wool'],
  ] },
  { category, sub: "Women's Clothing", object: 'dress', lines: [
    ['oakline', 39, 79, 'Linen midi dress with pockets, four colours', 'Deep pockets | Lined to the knee'],
  ] },
  { category, sub: "Kids' Clothing", object: 'shirt', lines: [
    ['little-nest', 16, 28, 'Five organic bodysuits, 0 to 24 months', 'Snaps to the toe | Fold-over mittens'],
    ['toy-barn', 39.99, 59.99, 'Snow suit with reflective stripes, 2 to 8 years', 'Waterproof 10,000 | Grows by one size', 'jacket'],
  ] },
  { category, sub: 'Jewelry', object: 'ring', lines: [
    ['maple-and-main', 349.99, 599.99, '14 kt gold hoop earrings, 20 mm', 'Certificate | Free return for 60 days'],
  ] },
  { category, sub: 'Watches', object: 'watch', lines: [
    ['oakline', 89, 149, 'Field watch, automatic, sapphire, 38 mm', '100 m | Drilled lugs | Spare canvas strap'],
  ] },
  { category, sub: 'Activewear', object: 'shirt', lines: [
    ['ironpeak', 22.99, 44.99, 'Running tights with phone pocket, squat-proof', 'Recycled nylon | XS to XXL'],
    ['northpine', 34.99, 64.99, 'Base layer top, merino blend, men and women', 'Flat seams | Smells of nothing after three days'],
  ] },
  { category, sub: 'Outerwear', object: 'jacket', lines: [
    ['norvik', 119, 219, 'Down jacket, 700 fill, packs into its pocket', 'Traceable down | 390 g | Hood'],
  ] },
  { category, sub: 'Underwear & Socks', object: 'socks', lines: [
    ['norvik', 19.95, 36, 'Merino hiking socks, three pairs, darned free for life', 'Cushion at heel and toe | Sizes S to XL'],
  ] },
  { category, sub: 'Handbags & Wallets', object: 'handbag', lines: [
    ['maple-and-main', 89.99, 159.99, 'Leather tote that fits a 14-inch laptop', 'Zip top | Key hook | Two colours'],
    ['oakline', 29, 45, 'Slim card wallet, eight cards, vegetable tanned', 'RFID lining can be taken out', 'creditCard'],
  ] },
  { category, sub: 'Sunglasses & Eyewear', object: 'sunglasses', lines: [
    ['norvik', 34.95, 69.95, 'Polarised sunglasses, floating frame', 'They really float, tried it | Case and cloth'],
  ] },
  { category, sub: 'Hats, Scarves & Gloves', object: 'beanie', lines: [
    ['northpine', 24.99, 39.99, 'Lambswool beanie and glove set, gift box', 'Touch screen fingertips | Knit in Ontario'],
  ] },
]
