import type { Talks } from './comment-words.ts'

// One line a remark; a question stands with its answer.
// oxfmt-ignore
export const talkOfThings: Talks = {
  audio: {
    remarks: ['Bought these in July at this price. Battery is as promised, I charge them every other week. The case is soft, so be careful in a full bag.', 'Bass is too much out of the box, two clicks in the app fix it.', 'Comfortable with glasses, which I cannot say of many.', 'Left side died after 14 months, they replaced it without a word.', 'On calls people say I sound like in a bucket. Music is fine.'],
    questions: [['Do they keep the connection to two devices?', 'Yes, laptop and phone, it switches when a call comes.'], ['Any delay with video?', 'None that I see. Games are another matter.'], ['Can the battery be replaced?', 'Two screws, the part costs about $20.']],
  },
  screens: {
    remarks: ['Picture is great once you leave the shop mode.', 'No dead pixels on mine, slight glow in one corner.', 'Arrived with the carton open, panel was fine.', 'The stand is wide. Mine hangs over the board by a hand.', 'Motion is better than on my old one at twice the price.'],
    questions: [['How are the viewing angles?', 'From the kitchen it still looks fine, so about 50 degrees.'], ['Does it remember the input after power off?', 'It does, and it does not show the menu first.'], ['Is it the panel with the matte coating?', 'Matte, yes. No mirror effect with the window behind me.']],
  },
  phones: {
    remarks: ['Coming from a five-year-old phone this is a rocket.', 'Camera is fine by day and honest at night.', 'Mine updates every month so far.', 'Fingerprint reader hates my thumb and loves my index finger.'],
    questions: [['Does it work with the small carriers?', 'Mine is on one, calls and data both. Check band 71.'], ['eSIM and card at the same time?', 'Yes, two lines active.'], ['Is it really unlocked?', 'I put in two different cards, both worked.']],
  },
  gadgets: {
    remarks: ['Set it up in ten minutes, no account.', 'The app is dreadful but you need it only once.', 'Charger is not in the box, nor was it in the last one.', 'Firmware update on day one fixed the beeping.', 'Have two of them since spring, both fine.'],
    questions: [['Does it work without the cloud?', 'Yes. I blocked it in the router and it still works.'], ['How good is the manual?', 'One sheet, but the pictures are right.']],
  },
  computers: {
    remarks: ['Ran a test overnight, no errors.', 'Quiet. I had to look whether it was on.', 'Second slot is free, so upgrade later and cheaper.', 'Ten seconds from button to desktop.', 'Keyboard is better than the price suggests.', 'Comes with very little rubbish installed.'],
    questions: [['Can the memory be upgraded?', 'One slot is free, up to 32.'], ['How loud under load?', 'You hear it, but a call is no problem.'], ['Does it run Linux?', 'Mine does. Wi-Fi and sleep both work.']],
  },
  parts: {
    remarks: ['Tested it for a night, no errors.', 'Recognised at once, no drivers.', 'Same chips as the dear one, as far as I can see.', 'Mine has run around the clock since March.', 'For that money I take two.'],
    questions: [['Does it run under Linux?', 'Plugged in and working, nothing to install.'], ['Is it the newer revision?', 'Sticker on mine says rev. 2.'], ['Does it get warm?', 'Hand-warm, no more.']],
  },
  games: {
    remarks: ['We play every Friday since it came.', 'Lower than in the last sale, I looked it up.', 'Bought a year late, as always, and for half.', 'My daughter beats me at this, five stars.'],
    questions: [['Is it right for a ten-year-old?', 'Mine is nine and fine with it.'], ['Does it work on the older console?', 'I tried on both, yes.']],
  },
  culture: {
    remarks: ['Used it twice already, worth every cent.', 'A good evening for little money.', 'Makes a nice present.', 'We shared one between two families.'],
    questions: [['Are fees included?', 'For me the last page showed the same sum.'], ['Is there a date to watch?', 'Not on mine, it stays valid.']],
  },
  clothes: {
    remarks: ['Colour is a shade darker than on the page.', 'Second one of these. The first is five years old.'],
    questions: [['How is the quality up close?', 'Clean seams, nothing loose. Better than the shop in the mall.'], ['Is it the same as last year?', 'Same label, same feel.']],
  },
  shoes: {
    remarks: ['Second pair. The first did two years.', 'Take half a size more, the toe box is short.', 'No blisters, straight out of the box.', 'Arrived with a spare insole.', 'Sole is still good after a year of daily walks.'],
    questions: [['Good for wide feet?', 'Wider than most. I wear EE in others and these fit.'], ['Can you walk in them all day?', 'Did a fair with 22,000 steps. Feet fine, back not.']],
  },
  bags: {
    remarks: ['Twelve trips, one scratch.', 'Zips run with one hand.', 'Smells of plastic for two days.', 'More room than it looks like.'],
    questions: [['Does it stand by itself?', 'When it is half full, yes.'], ['How does it wash?', 'Damp cloth. I would not put it in a machine.']],
  },
  kitchen: {
    remarks: ['Used daily since spring, no rust.', 'Replaces the one that we had for ten years.', 'Buy the spare parts with it, they go fast.', 'Easy to clean, which decides it for me.'],
    questions: [['How long is yours in use?', 'Since February, daily.'], ['Would you buy it again?', 'At this price yes. At the full one I would think.']],
  },
  house: {
    remarks: ['Looks more expensive than it was.', 'Delivery men carried it up two floors.', 'Does what it should, quietly.'],
    questions: [['How is the smell?', 'Aired it for a night, gone.'], ['Are spare parts sold?', 'Yes, there is a list on the same page.'], ['Is it as sturdy as it looks?', 'I leaned on it. It leaned back.']],
  },
  tools: {
    remarks: ['For a homeowner all you need.', 'Third season and still going.', 'My brother-in-law borrowed it, so it must be good.'],
    questions: [['Good enough for a whole fence?', 'Did forty feet with mine, no complaints.'], ['Is it in stock at the shops?', 'Mine had a pallet of them.']],
  },
  odds: {
    remarks: ['I did not know I needed one.', 'Simple and good.', 'Got it for the cabin.', 'Heavier than it looks.'],
    questions: [['How big is it really?', 'About as long as my forearm.'], ['Where is it made?', 'The box says Portugal.']],
  },
}
