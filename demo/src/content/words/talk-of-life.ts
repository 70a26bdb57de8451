import type { Talks } from './comment-words.ts'

// One line a remark; a question stands with its answer.
// oxfmt-ignore
export const talkOfLife: Talks = {
  food: {
    remarks: ['Per pound that beats the warehouse.', 'Tastes like the expensive one.', 'One was dented, they refunded it in chat.', 'Limit is per order, not per person.'],
    questions: [['What is the date on yours?', 'Ten months from now.'], ['How many can one order?', 'It let me put six in the cart.']],
  },
  drinks: {
    remarks: ['Cheaper than the supermarket by a third.', 'Fresh, with a date that is months away.', 'Same quality as the dear one, half the price.', 'The whole office drinks it now.'],
    questions: [['How does it compare with the house brand?', 'A class better, and I drink both.'], ['Does shipping eat the discount?', 'Free from $30, so order two.']],
  },
  meals: {
    remarks: ['Had it at lunch. Portion is fair.', 'Our branch did not know the offer, the app did.', 'Ask for the sauce on the side.', 'Line was out of the door.'],
    questions: [['Does it work for delivery?', 'Only pick-up for me.'], ['Once or as often as you like?', 'Once per day and account.']],
  },
  books: {
    remarks: ['Could not put it down until the last third, then I could.', 'I gave one away and bought another.', 'One for the train.', 'Well made for the money.'],
    questions: [['Is it the new edition?', 'The one of this year, yes.'], ['Worth it if I have read the reviews?', 'Yes, they do not give anything away.']],
  },
  learning: {
    remarks: ['Signed up, no trouble.', 'Better than what I paid for last year.', 'My niece uses it for school.', 'I finished the first part in a weekend.'],
    questions: [['Does it renew by itself?', 'No, nothing on my card.']],
  },
  money: {
    remarks: ['Worked for me last year.', 'Read paragraph four before you start.', 'Put the end date in the calendar.', 'As described, no surprise so far.'],
    questions: [['Is it for new customers only?', 'I have been there for years and it let me.'], ['How long did it take?', 'About a week, all in all.']],
  },
  office: {
    remarks: ['We use them at work, they survive.', 'Half of what the stationer asks.', 'Good quality, bought the same again.'],
    questions: [['Is it the recycled kind?', 'It says 80% on the label.'], ['Bulk discount?', 'Ten or more take off another dollar each.']],
  },
  hobby: {
    remarks: ['Now I have a new hobby. Great.', 'Better than the set I learned with.', 'There goes the weekend.'],
    questions: [['Is it right for a beginner?', 'I was one in May. Yes.'], ['What else do I need?', 'A second battery, or patience.']],
  },
  trips: {
    remarks: ['Booked for March, $12 more on a Friday.', 'Went with two children, nobody cried.', 'Same price in three browsers, so no tricks.', 'The extras are dear, the base price is not.', 'We did this two years ago and would again.'],
    questions: [['Which dates did you find?', 'Second and third week, from Tuesday to Tuesday.'], ['Can it be cancelled?', 'Until the day before, says the mail.']],
  },
  contracts: {
    remarks: ['Signed up in September, the bill is what they said.', 'After the first year you have to call them, as always.', 'Chat was friendly and quick.', 'They came on time.'],
    questions: [['What about existing customers?', 'Ask in chat. They gave it to me.']],
  },
  children: {
    remarks: ['Second child, still good.', 'The box was the bigger hit.', 'Easy to clean, which is what counts.', 'Grandma bought one too.'],
    questions: [['Does it hold up?', 'A year with two of them. Yes.'], ['Is it the same as in the shop?', 'Same number on the box.']],
  },
  pets: {
    remarks: ['Approved by the boss, who has four legs.', 'Cheaper than the vet sells it.', 'My cat prefers the box.', 'Third order for us.'],
    questions: [['Would it suit an older dog?', 'Ours is twelve and likes it.'], ['Does auto-order have to continue?', 'No. I cancelled after the first.']],
  },
  gifts: {
    remarks: ['Arrived on the day.', 'Looks smaller than on the picture but pretty.', 'Saved my anniversary.', 'My sister wants one too.'],
    questions: [['Can the date be changed?', 'Until two days before.'], ['Can I add a note?', 'A short one, on the last page.']],
  },
  beauty: {
    remarks: ['No reaction on my skin, and it reacts to everything.', 'Still going after three months.', 'My barber sells the same for double.', 'Well packed, nothing leaked.'],
    questions: [['Is it the current version?', 'New label, date of this year.'], ['Good for sensitive skin?', 'Mine is, and it was fine.']],
  },
  health: {
    remarks: ['My pharmacist charges twice that.', 'Date: 14 months left.', 'Bought for the whole family.', 'Sealed, with the lab number.'],
    questions: [['Does insurance cover it?', 'Mine paid half. Worth a call.'], ['How fast was delivery?', 'Two days, by normal mail.']],
  },
  sport: {
    remarks: ['Used it in the rain, no rust so far.', 'Smells of rubber for a week.', 'Good for two seasons, then buy the better one.', 'My coach has the same one.', 'Does the job, and I am 95 kg.'],
    questions: [['Good for a beginner?', 'I am one, so yes.'], ['Does it fit in a small car?', 'In mine with the seats down.']],
  },
  cars: {
    remarks: ['Half of what the dealer asked.', 'Check your size, the page guesses wrong for wagons.', 'Second winter with mine.', 'Did it myself in the yard.'],
    questions: [['Does it fit a 2016 hatchback?', 'Mine is from 2015 and it did.'], ['Do they ship, or pick-up only?', 'Both, shipping is $9.']],
  },
  free: {
    remarks: ['Got mine last month, so it is real.', 'They did not call.', 'Took one for my neighbour too.'],
    questions: [['Do they ask for a card?', 'No card.'], ['What is the catch?', 'A newsletter, and you can say no.']],
  },
}
