/** Messages that visitors might write, but that a release of the OWASP core rule set mistakes for attacks. */
export const SUSPICIOUS_MESSAGES = [
  'Call me after 6 pm; time is short',
  'Tell me; who handles claims & how?',
  'Vehicle: truck; cat: goods carrying',
  '$(50 lakh)',
  '{fire, theft, flood} [2 shops]',
  '"or" is covered',
  'union selected a group plan',
] as const;

type Row = readonly [first_name: string, last_name: string, type_of_insurance: string, message: string];

const ROWS: readonly Row[] = [
  ['Asha', 'Rao', 'Motor', SUSPICIOUS_MESSAGES[0]],
  ['Ravi', 'Teja', 'Health', SUSPICIOUS_MESSAGES[1]],
  ['Gurpreet', 'Singh', 'Commercial vehicle', SUSPICIOUS_MESSAGES[2]],
  ['Nikhil', 'Agarwal', 'Term life', SUSPICIOUS_MESSAGES[3]],
  ['Farida', 'Sheikh', 'Shop', SUSPICIOUS_MESSAGES[4]],
  ['Meera', 'Iyer', 'Travel', SUSPICIOUS_MESSAGES[5]],
  ['Sunil', 'Kumar', 'Group health', SUSPICIOUS_MESSAGES[6]],
  ["Sean O'Brien", 'Fernandes', 'Motor', 'I moved from Goa to Pune. Is my policy still valid?'],
  ['Maria', "D'Souza", 'Home', "It's my mother's flat, she's 71."],
  ['Lakshmi', 'S/o Venkata Rao', 'Health', 'Family floater for 2 adults + 2 children, 10 lakh'],
  ['Abdul', 'Rehman', 'Two wheeler', 'Bike no. TS 09 AB 1234, expired on 31/10/2026'],
  ['ఆశ', 'రావు', 'ఆరోగ్యం', 'సాయంత్రం ఫోన్ చేయండి'],
  ['आशा', 'शर्मा', 'स्वास्थ्य', 'कृपया शाम को कॉल करें। प्रीमियम कितना है?'],
  ['கவிதா', 'முருகன்', 'வாகனம்', 'மாலையில் அழைக்கவும்'],
  ['محمد', 'خان', 'صحت', 'براہ کرم شام کو کال کریں'],
  ['Priya', 'Nair', 'Travel', 'Europe trip in December 😊 need Schengen cover'],
  ['Karthik', 'R&D Labs', 'Liability', 'R&D <team> of 40 people, Hyderabad & Pune'],
  ['Deepa', 'Menon', 'Cyber', 'Our site is https://shop.example/products?id=12&ref=a'],
  ['Imran', 'Khan', 'Fire', 'Papers: https://drive.example/file/d/1a2B3c/view?usp=sharing'],
  ['Sneha', 'Patil', 'Health', 'Thanks <3'],
  ['Vikram', 'Reddy', 'Motor', 'Select cover from 1 April to 31 March'],
  ['Anita', 'Desai', 'Life', 'Sum assured Rs. 1,00,00,000/- for 25 years'],
  ['Joseph', 'Kurian', 'Marine', 'FOB Cochin -> Dubai, 2 x 40 ft containers'],
  ['Harsh', 'Mehta', 'Burglary', 'Stock worth 75 lakhs; 3 godowns in Surat'],
  ['Pooja', 'Gupta', 'Health', 'Is maternity covered? If yes, after how many months?'],
  ['Mohan', 'Das', 'Motor', 'NCB 35% last year, no claims'],
  ['Rekha', 'Joshi', 'Personal accident', 'For my driver and cook (2 people)'],
  ['Suresh', 'Pillai', 'Group health', '120 employees, avg. age 31, Kochi'],
  ['Tanvi', 'Shah', 'Travel', 'USA, 45 days, parents aged 64 and 61'],
  ['Rahul', 'Verma', 'Motor', 'i20 Asta (O) 1.2, 2019 model, petrol'],
  ['Kiran', 'Bedi', 'Home', 'Flat 4B, "Sea View" Apartments, near temple'],
  ['Ajay', 'Chandra', 'Workmen compensation', '15 masons + 6 helpers, 8 months project'],
  ['Nisha', 'Thomas', 'Health', 'Mother has BP & sugar. Any waiting period?'],
  ['Yusuf', 'Ali', 'Shop', 'Mobile shop, stock Rs 12L, near bus stand'],
  ['Divya', 'Krishnan', 'Professional indemnity', 'CA firm, 3 partners, turnover 2.4 cr'],
  ['Manoj', 'Tiwari', 'Crop', 'Paddy, 5 acres, Guntur dist.'],
  ['Swati', 'Kulkarni', 'Health', 'Porting from another insurer, policy ends 15-12-2026'],
  ['Arun', 'Prasad', 'Motor', 'Please share quote on WhatsApp also'],
  ['Bhavna', 'Solanki', 'Wedding', 'Event on 12 Feb, 800 guests, Jaipur'],
  ['Dinesh', 'Yadav', 'Tractor', 'Tractor + trolley, loan from bank'],
  ['Esther', 'Paul', 'Health', 'Need cashless at Apollo / KIMS'],
  ['Ganesh', 'Hegde', 'Fire', 'Factory: 20,000 sq.ft., sprinklers = yes'],
  ['Hema', 'Latha', 'Life', 'I am 34, non-smoker, 1 child'],
  ['Irfan', 'Pathan', 'Motor', 'Claim rejected earlier - can you help?'],
  ['Jyoti', 'Mishra', 'Health', 'Budget: max 18000 p.a.'],
  ['Kavya', 'Shetty', 'Pet', 'Labrador, 3 yrs. Is it possible?'],
  ['Lokesh', 'Babu', 'Commercial vehicle', 'Eicher 14ft, AP-TG permit'],
  ['Mahesh', 'Bhatt', 'D&O', 'Board of 7 directors, unlisted company'],
  ['Naveen', 'Raj', 'Motor', 'Car met with accident yesterday, what to do first?'],
  ['Om', 'Prakash', 'Senior citizen health', 'Age 68/65, no surgery till now'],
  ['Padma', 'Priya', 'Home', 'House + contents, 1st floor, flood area'],
  ['Qasim', 'Ansari', 'Marine', 'Monthly 10-12 shipments, CIF Mumbai'],
  ['Rohit', 'Sharma', 'Two wheeler', 'Own damage only; third party till 2028'],
  ['Sandhya', 'Murthy', 'Health', "What's the difference between top-up and super top-up?"],
  ['Tarun', 'Jain', 'Jewellery', 'Gold 400 g + diamonds, locker & home'],
  ['Uma', 'Shankar', 'Money', 'Cash in transit 5 lakh/day'],
  ['Varun', 'Kapoor', 'Cyber', 'Small e-commerce co., ~9,000 customers'],
  ['Wasim', 'Akram', 'Motor', 'Transfer of RC pending. Policy possible?'],
  ['Yamini', 'Devi', 'Health', ''],
  ['Zoya', 'Hussain', 'Travel', 'Visa on 5th Jan. Urgent!!'],
];

/** Leads as visitors in India write them. Each lead has a different mobile number. */
export const LEADS = ROWS.map(([first_name, last_name, type_of_insurance, message], number) => ({
  first_name,
  last_name,
  mobile: `${9_100_000_000 + number}`,
  email: `visitor-${number}@example.com`,
  state: 'Telangana',
  city: 'Hyderabad',
  insurance_type: 'Individual',
  type_of_insurance,
  message,
}));

export type Lead = (typeof LEADS)[number];

/**
 * Returns a copy of a lead whose mobile number and email address are different at each paranoia level. Otherwise the
 * server would treat the lead as a repetition of the lead that was sent at the other level.
 */
export const atLevel = (lead: Lead, paranoia: number): Lead => ({
  ...lead,
  mobile: lead.mobile.replace(/^9./, `9${paranoia + 2}`),
  email: `${paranoia}-${lead.email}`,
});
