import type { Shelf } from '../shelf.ts'

const travel = 'travelvacations'
const services = 'services'
const restaurants = 'restaurants'

/** What is not put in a parcel. */
// One line a product, so that the list reads as a list.
// oxfmt-ignore
export const tripsAndServices: readonly Shelf[] = [
  { category: travel, sub: 'Flights', object: 'plane', lines: [
    ['hopwing', 198, 320, 'Denver to Lisbon and back from $198 each way, spring dates', 'One bag | Tuesdays and Wednesdays'],
    ['borealis-wings', 149, 259, 'Toronto to Vancouver one way, no red-eye', 'Checked bag $35 | Change for free within 24 h'],
  ] },
  { category: travel, sub: 'Hotels', object: 'hotelBell', lines: [
    ['roamwell', 89, 159, 'Boutique hotel in Santa Fe with breakfast, two people', 'Cancel until the day before | Resort fee included'],
    ['borealis-wings', 129, 199, 'Quebec City old town, third night free', 'From November to April | Breakfast $18'],
  ] },
  { category: travel, sub: 'Cruises', object: 'ship', lines: [
    ['roamwell', 549, 899, 'Seven nights in the Caribbean, balcony, from Tampa', 'Taxes $140 on top | Kids sail for the port fee'],
  ] },
  { category: travel, sub: 'Vacation Packages', object: 'beach', lines: [
    ['borealis-wings', 949, 1399, 'Punta Cana week from Montreal, four-star', 'Ocean view | 20 kg bag'],
  ] },
  { category: travel, sub: 'Vacation Rentals', object: 'beach', lines: [
    ['roamwell', 110, 170, 'Lake cabin in Vermont, sleeps six, midweek', 'Canoe | Dogs allowed'],
  ] },
  { category: travel, sub: 'Car Rentals', object: 'car', lines: [
    ['hopwing', 23, 41, 'Compact car per day, unlimited miles, free second driver', 'Pay at the desk | 200 airports'],
    ['borealis-wings', 39, 62, 'SUV with winter tires, weekend rate', 'Friday noon to Monday noon'],
  ] },
  { category: travel, sub: 'Train & Bus', object: 'train', lines: [
    ['hopwing', 19, 45, 'Night bus with lie-flat seats, Los Angeles to San Francisco', 'Blanket and breakfast | Book two weeks ahead'],
    ['borealis-wings', 49, 89, 'Rail Montreal to Halifax in a sleeper, shoulder season', 'Shower | Meals on board'],
  ] },
  { category: travel, sub: 'Attractions & Theme Parks', object: 'ticket', lines: [
    ['roamwell', 59, 89, 'Two-day park ticket, use within a year', 'No blackout on weekdays'],
  ] },
  { category: travel, sub: 'Travel Insurance', object: 'shield', lines: [
    ['borealis-wings', 64, 90, 'Snowbird medical cover, per month, over 60', 'Questionnaire online'],
  ] },
  { category: travel, sub: 'Travel Accessories', object: 'suitcase', lines: [
    ['ridgeway', 24.95, 39.95, 'Packing cubes, set of six with laundry bag', 'Two-way zips | Mesh top', 'duffel'],
  ] },
  { category: services, sub: 'Internet', object: 'router', lines: [
    ['linkline', 45, 70, 'Gigabit fibre, 24 months at one price, free install', 'No data cap | Own router allowed'],
    ['fjord-mobile', 55, 80, '500 Mb internet for apartments, month to month', 'Modem included | Install in a week'],
  ] },
  { category: services, sub: 'Mobile Plans', object: 'simCard', lines: [
    ['linkline', 15, 30, '20 GB plan with hotspot, first year at half price', 'eSIM in five minutes | Taxes in'],
  ] },
  { category: services, sub: 'TV & Cable', object: 'television', lines: [
    ['linkline', 35, 65, '60 channels over the internet, no box, cancel any time', 'Three streams | Local news'],
  ] },
  { category: services, sub: 'Home Security', object: 'doorbell', lines: [
    ['linkline', 149, 299, 'Alarm kit with eight sensors, no contract', 'Self watch is free | $10 a month if you want people'],
  ] },
  { category: services, sub: 'Cleaning & Repair', object: 'bucket', lines: [
    ['brickyard', 79, 120, 'Three-hour home clean, first booking', 'Supplies brought | Rated people only'],
  ] },
  { category: services, sub: 'Moving & Storage', object: 'parcel', lines: [
    ['brickyard', 29, 59, '10 by 10 storage unit, first two months each', 'No admin fee online | Climate controlled'],
  ] },
  { category: services, sub: 'Photo & Printing', object: 'camera', lines: [
    ['inkwell', 0, 8.99, '50 free photo prints, pay only the postage', '4 × 6 | New and old customers'],
  ] },
  { category: services, sub: 'Gym & Fitness Memberships', object: 'dumbbell', lines: [
    ['ironpeak', 9.99, 24.99, 'Gym month to month, joining fee waived', 'Not at the downtown club'],
  ] },
  { category: services, sub: 'Shipping & Delivery', object: 'parcel', lines: [
    ['pantry', 39, 99, 'Pantry Pass: free delivery for a year', 'Orders over $30 | Cancel any month'],
  ] },
  { category: services, sub: 'VPN & Online Security', object: 'shield', lines: [
    ['circuit-lane', 49, 130, 'VPN for two years, ten devices, audited', 'Thirty-day refund | Renews higher'],
  ] },
  { category: services, sub: 'Subscriptions', object: 'notebook', lines: [
    ['pageturn', 7.99, 14.99, 'Audiobook club, three months, one book each', 'Books stay yours', 'headphones'],
  ] },
  { category: restaurants, sub: 'Delivery & Take Out', object: 'pizza', lines: [
    ['slicetown', 12.99, 21.99, 'Large two-topping pizza and a side, pick-up', 'Every day after 8 | Use the app code'],
    ['slicetown', 7.99, 13.99, 'Lunch slice, salad and drink, 11 to 2', 'Weekdays | Dine in too'],
    ['bento-street', 14.99, 22.99, 'Two ramen bowls delivered, no fee', 'Nine cities | Until Thursday', 'tin'],
    ['bento-street', 11.49, 16.49, 'Sushi box of 18 after 7 pm', 'In store only | Ask for the green tray', 'fish'],
  ] },
  { category: restaurants, sub: 'Fast Food', object: 'burger', lines: [
    ['slicetown', 5, 9.5, 'Double burger and fries on Mondays', 'One per person | Veggie patty same price'],
    ['slicetown', 0, 4.99, 'Free garlic bread with any order in the app', 'First order | No minimum', 'bread'],
    ['bento-street', 6.99, 10.99, 'Chicken katsu bowl, student card', 'All day | Miso soup included', 'tin'],
  ] },
]
