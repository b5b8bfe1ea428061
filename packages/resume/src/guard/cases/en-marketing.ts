import type { GuardCase } from './guard-case.ts';

export const englishMarketingCase: GuardCase = {
  resume: `Priscilla Okonkwo-Dane
Leeds | p.okonkwo@example.com | linkedin.com/in/example-pod

About
Marketing person with a love of words. Around 4 yrs in charities.

Work experience

Marketing Officer, Harbour Lights Trust, Leeds
Jan 2021 - now
* I was in charge of the monthly newsletter (9k subscribers)
* Worked closely with the fundraising team on the winter appeal which brought in £64,000
* Wrote copy for the website & social media (Facebook, Instagram)
* Set up Google Analytics with help from an agency
* Open rate went up from 18% to 24% over 2 years
* Managed 1 volunteer
* Attended trade fairs 3-4 times a year

Marketing Intern, Bellweather Books
Summer 2019
* Assisted the Head of Marketing with author events
* Proofread catalogues, posted on Twitter

Volunteering
Treasurer, Chapel Allotments, 2018 to present

Education
MA Publishing, Univ. of East Riding, 2020 (Merit)
BA (Hons) English Lit., 2018

Skills
Mailchimp, WordPress, Canva, Photoshop (self-taught), copywriting, GA4`,
  honest: [
    [
      'I was in charge of the monthly newsletter (9k subscribers)',
      'Produce the monthly newsletter (9,000 subscribers)',
    ],
    [
      'I was in charge of the monthly newsletter (9k subscribers)',
      'In charge of the monthly newsletter for 9,000 subscribers',
    ],
    [
      'I was in charge of the monthly newsletter (9k subscribers)',
      'Responsible for a monthly newsletter with 9k subscribers',
    ],
    [
      'Worked closely with the fundraising team on the winter appeal which brought in £64,000',
      'Work closely with the fundraising team on the winter appeal, which brought in £64k',
    ],
    [
      'Wrote copy for the website & social media (Facebook, Instagram)',
      'Write website and social media copy (Facebook and Instagram)',
    ],
    ['Set up Google Analytics with help from an agency', 'Set up Google Analytics with the help of an agency'],
    ['Open rate went up from 18% to 24% over 2 years', 'Open rate rose from 18% to 24% over two years'],
    ['Open rate went up from 18% to 24% over 2 years', 'Over two years the open rate increased from 18% to 24%'],
    ['Managed 1 volunteer', 'Managed one volunteer'],
    ['Attended trade fairs 3-4 times a year', 'Attend trade fairs three to four times a year'],
    ['Proofread catalogues, posted on Twitter', 'Proofread catalogues and posted on Twitter'],
    ['Marketing Officer, Harbour Lights Trust, Leeds', 'Marketing Officer | Harbour Lights Trust | Leeds'],
    [
      'MA Publishing, Univ. of East Riding, 2020 (Merit)',
      'Master of Arts in Publishing (Merit), University of East Riding, 2020',
    ],
    ['BA (Hons) English Lit., 2018', 'BA (Hons) English Literature, 2018'],
    [
      'Mailchimp, WordPress, Canva, Photoshop (self-taught), copywriting, GA4',
      'Copywriting, proofreading, Mailchimp, WordPress, Canva, Google Analytics (GA4), Adobe Photoshop (self-taught), social media',
    ],
    ['Jan 2021 - now', 'January 2021 – Present'],
    ['About', 'Professional summary'],
    ['Treasurer, Chapel Allotments, 2018 to present', 'Treasurer, Chapel Allotments (2018 – present)'],
  ],
  asked: [
    [
      'Worked closely with the fundraising team on the winter appeal which brought in £64,000',
      'Collaborated with the fundraising team on the winter appeal, which raised £64,000',
    ],
    ['Assisted the Head of Marketing with author events', 'Helped the Head of Marketing run author events'],
    [
      'Marketing person with a love of words. Around 4 yrs in charities.',
      'Marketing officer with around four years in charities, producing newsletters and copy for web and social media.',
    ],
  ],
  lies: [
    ['I was in charge of the monthly newsletter (9k subscribers)', 'Grew the monthly newsletter to 9k subscribers'],
    [
      'I was in charge of the monthly newsletter (9k subscribers)',
      'In charge of the weekly newsletter (9k subscribers)',
    ],
    [
      'Worked closely with the fundraising team on the winter appeal which brought in £64,000',
      'Ran the winter appeal which brought in £64,000',
    ],
    [
      'Worked closely with the fundraising team on the winter appeal which brought in £64,000',
      'Raised £64,000 with the winter appeal',
    ],
    [
      'Worked closely with the fundraising team on the winter appeal which brought in £64,000',
      'Worked closely with the fundraising team on the winter appeal which brought in $64,000',
    ],
    [
      'Wrote copy for the website & social media (Facebook, Instagram)',
      'Wrote copy for the website & social media (Facebook, Instagram, TikTok)',
    ],
    [
      'Wrote copy for the website & social media (Facebook, Instagram)',
      'Owned the website & social media strategy (Facebook, Instagram)',
    ],
    ['Set up Google Analytics with help from an agency', 'Set up Google Analytics'],
    ['Open rate went up from 18% to 24% over 2 years', 'Increased the open rate from 18% to 24% over 2 years'],
    ['Open rate went up from 18% to 24% over 2 years', 'Open rate went up from 18% to 24% over 2 months'],
    ['Open rate went up from 18% to 24% over 2 years', 'Open rate went up from 24% to 38% over 2 years'],
    ['Managed 1 volunteer', 'Managed volunteers'],
    ['Assisted the Head of Marketing with author events', 'Head of Marketing for author events'],
    ['Assisted the Head of Marketing with author events', 'Organised author events'],
    ['Marketing Intern, Bellweather Books', 'Marketing Executive, Bellweather Books'],
    ['Marketing Intern, Bellweather Books', 'Marketing, Bellweather Books'],
    ['Summer 2019', 'Summer 2017 – Summer 2019'],
    ['MA Publishing, Univ. of East Riding, 2020 (Merit)', 'MA Publishing, Univ. of East Riding, 2020 (Distinction)'],
    [
      'Mailchimp, WordPress, Canva, Photoshop (self-taught), copywriting, GA4',
      'Mailchimp, WordPress, Canva, Photoshop, copywriting, GA4',
    ],
    [
      'Mailchimp, WordPress, Canva, Photoshop (self-taught), copywriting, GA4',
      'Mailchimp, WordPress, Canva, Photoshop (certified), copywriting, GA4',
    ],
    [
      'Marketing person with a love of words. Around 4 yrs in charities.',
      'Marketing manager with around 4 years in charities.',
    ],
    [
      'Marketing person with a love of words. Around 4 yrs in charities.',
      'Award-winning marketer with around 4 years in charities.',
    ],
    [
      'Marketing person with a love of words. Around 4 yrs in charities.',
      'Marketing person with around 4 years in charities and a proven track record.',
    ],
  ],
  disguised: [
    ['Managed 1 volunteer', 'Managed 1 employee'],
    ['Attended trade fairs 3-4 times a year', 'Spoke at trade fairs 3-4 times a year'],
    ['Volunteering', 'Work experience'],
  ],
};
