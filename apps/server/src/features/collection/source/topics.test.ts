import { expect, test } from 'vitest';
import {
  defaultEventSources,
  defaultEventTopics,
  defaultNewsSources,
  defaultNewsTopics,
} from '../../../db/seed/collection-defaults.ts';
import { compileTopics, isDedicated, topicName } from './topics.ts';

const news = compileTopics(defaultNewsTopics);
const events = compileTopics(defaultEventTopics);

test.each([
  ['Salaries rise again as the market cools', 'salary trends'],
  ['How AI changes hiring in small firms', 'AI in hiring'],
  ['The job market in autumn', 'job market trends'],
  ['Why employers call for inclusion officers', 'diversity and inclusion'],
  ['Career moves that paid off', 'career news'],
])('%s is about %s', (text, topic) => {
  expect(news(text)).toContain(topic);
});

test.each(['Rail fares to rise', 'She paid off her house', 'Airlines retrain pilots'])('%s is about none', (text) => {
  expect(news(text)).toEqual([]);
});

test('the topic that says most comes first', () => {
  expect(news('Career news: remote workers want career change')[0]).toMatch(/remote work|career change/);
  expect(events('Graduate jobs fair')).toContain('graduate jobs');
});

test('topics in languages without spaces, and none at all', () => {
  expect(compileTopics(['転職'])('春の転職フェア')).toEqual(['転職']);
  expect(compileTopics([])('anything')).toEqual([]);
  expect(compileTopics(['news', 'C++'])('C++ jobs')).toEqual(['C++']);
});

test.each([
  ['https://www.eventbrite.com/d/united-kingdom/career-fair/', null, true],
  ['https://www.meetup.com/find/?keywords=career%20networking', null, true],
  ['https://www.theguardian.com/money/work-and-careers', null, true],
  ['https://a.example/feed.xml', 'The Careers Desk', true],
  ['https://a.example/feed.xml', 'The Daily Post', false],
  ['https://cisco-network.example/rss', null, false],
])('%s (%s) is dedicated: %s', (address, title, is) => {
  expect(isDedicated(address, title, news)).toBe(is);
});

test('a topic as a category', () => {
  expect(['career news', 'AI in hiring', 'upskilling'].map(topicName)).toEqual([
    'Career',
    'AI in hiring',
    'Upskilling',
  ]);
});

test('a new site knows as many sources and topics as specified', () => {
  const lists = [defaultEventSources, defaultEventTopics, defaultNewsSources, defaultNewsTopics];
  expect(lists.map((list) => new Set(list).size)).toEqual([9, 7, 23, 16]);
});
