import type { employerEvents } from '../schema/events.ts';

const day = 24 * 60 * 60 * 1000;

/** Marked as samples by their source, with upcoming dates, so that a new site shows what its pages look like. */
export function sampleEvents(now: Date): (typeof employerEvents.$inferInsert)[] {
  const at = (days: number, hour: number) => {
    const date = new Date(now.getTime() + days * day);
    date.setUTCHours(hour, 0, 0, 0);
    return date;
  };
  const shared = { status: 'approved', reviewedAt: now, sourceWebsite: 'sample', timezone: 'Europe/London' } as const;
  return [
    {
      ...shared,
      title: 'City Careers Fair',
      description:
        'Meet thirty employers from health, logistics, retail and technology in one afternoon.\n\n' +
        'Bring three printed resumes and one question you really want answered. ' +
        'Recruiters here hire people, not keywords.',
      venue: 'Riverside Hall',
      address: '12 Quay Street',
      city: 'Manchester',
      country: 'United Kingdom',
      organizer: 'Fitted samples',
      startDate: at(12, 10),
      endDate: at(12, 16),
      startTime: '10:00 AM',
      endTime: '4:00 PM',
      industries: ['Healthcare', 'Logistics', 'Retail', 'Technology'],
      eventType: 'Career fair',
    },
    {
      ...shared,
      title: 'Women in Tech Evening',
      description:
        'Short talks by engineers who changed careers after thirty, then two hours to talk.\n\n' +
        'Beginners are welcome; nobody will ask you to whiteboard anything.',
      venue: null,
      address: null,
      city: 'London',
      country: 'United Kingdom',
      organizer: 'Fitted samples',
      startDate: at(19, 18),
      endDate: at(19, 21),
      startTime: '6:00 PM',
      endTime: '9:00 PM',
      industries: ['Technology'],
      eventType: 'Networking',
      isVirtual: true,
    },
    {
      ...shared,
      title: 'Resume Workshop for Graduates',
      description:
        'A morning on turning coursework, part-time jobs and volunteering into a resume that says what you can do.\n\nYou leave with one finished page.',
      venue: 'Public Library, Room 3',
      address: '4 Market Square',
      city: 'Leeds',
      country: 'United Kingdom',
      organizer: 'Fitted samples',
      startDate: at(26, 9),
      endDate: at(26, 12),
      startTime: '9:00 AM',
      endTime: '12:00 PM',
      industries: ['Education'],
      eventType: 'Workshop',
      isFree: false,
      entryFee: '£5',
    },
    {
      ...shared,
      title: 'Hospitality Hiring Day',
      description:
        'Hotels and restaurants hold first interviews on the spot.\n\nCome as you are; bring your availability for the season.',
      venue: 'Harbour Hotel',
      address: '1 Pier Road',
      city: 'Brighton',
      country: 'United Kingdom',
      organizer: 'Fitted samples',
      startDate: at(33, 11),
      endDate: at(33, 17),
      startTime: '11:00 AM',
      endTime: '5:00 PM',
      industries: ['Hospitality'],
      eventType: 'Recruitment',
    },
  ];
}
