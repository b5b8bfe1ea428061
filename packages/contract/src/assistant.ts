import { z } from 'zod';
import { Choice, Operation } from './chat-operations.ts';
import { JobTitle, Look, ResumeText } from './documents.ts';
import { Edit, HeldBack } from './edit.ts';
import { jobSources } from './job-sources.ts';
import { Language } from './languages.ts';
import { Id, optionalText, text } from './primitives.ts';
import { Reading } from './reading.ts';
import { route } from './route.ts';

const Score = z.object({
  score: z.number(),
  meters: z.object({ coverage: z.number(), wording: z.number(), structure: z.number(), prominence: z.number() }),
  /** How many of the requirements are met, of how many that are asked for. */
  met: z.number(),
  asked: z.number(),
});

/** One thing the posting asks for, and what of the resume answers it. */
const TypedRequirement = z.object({
  id: z.string(),
  kind: z.enum(['tool', 'practice', 'credential', 'degree', 'licence', 'language', 'years', 'domain', 'duty', 'title']),
  text: z.string(),
  strength: z.enum(['must', 'wish']),
  /** The posting's line. */
  quote: z.string(),
  /** Any one of these will do; empty where there is no choice. */
  alternatives: z.array(z.string()),
  /** `near`: open, but a line comes near. */
  status: z.enum(['met', 'near', 'open']),
  /** How it was recognised, and the resume's line that proves it or comes near. */
  how: z.enum(['literal', 'alias', 'related', 'shown', 'partial']).optional(),
  line: z.string().optional(),
});

/** What is matched and missing, by name, with the weight that the score gives it. */
const MissingRequirement = z.object({
  name: z.string(),
  id: z.string(),
  kind: TypedRequirement.shape.kind,
  need: z.enum(['must', 'duty', 'nice']),
});

const MatchedRequirement = MissingRequirement.extend({
  how: TypedRequirement.shape.how.unwrap(),
  isEvidenced: z.boolean(),
});

export const Match = z.object({
  before: Score,
  after: Score,
  matched: z.array(MatchedRequirement),
  missing: z.array(MissingRequirement),
  requirements: z.array(TypedRequirement),
});

export const Engine = z.object({
  name: z.enum(['embedded', 'llm']),
  /** Set when a language model was asked first and could not answer. */
  fallbackReason: z.string().optional(),
});

/**
 * Something the person told us about themselves beside the resume. The browser keeps the list and sends it along; a fact that is
 * taken out of it supports nothing any more, and what stands on it goes with it.
 */
export const StatedFact = z.object({
  id: text(200),
  /** In the person's own words, with their figures. */
  text: text(2000),
  from: z.enum(['chat', 'question', 'interview']),
  /** The words were ours and the person said that they are true: there is nothing in them to weigh. */
  isConfirmed: z.boolean().default(false),
  /** Where it belongs, as the resume names it: a role, or else the heading of a section. */
  place: z.string().max(500).nullable().default(null),
  /** The lines that stand on it, as they were and as they are: '' before is a line that came with it. */
  supports: z
    .array(z.object({ before: z.string().max(20_000), after: z.string().max(20_000) }))
    .max(50)
    .default([]),
  /** The line that it completes, as the resume has it. */
  completes: z.string().max(20_000).optional(),
  /** The requirement that it answers, by its id. */
  answers: z.string().max(500).optional(),
});
export type StatedFact = z.infer<typeof StatedFact>;

const Facts = z.array(StatedFact).max(200).default([]);

/** What somebody's words say about a thing that they were asked about. Only an affirmation becomes a line. */
export const factReadings = ['affirm', 'partly', 'deny', 'wish', 'hedge', 'else', 'offtopic'] as const;
const FactReading = z.enum(factReadings);
export type FactReading = z.infer<typeof FactReading>;

/** One question of the interview. The screen has its words; what an answer becomes is decided when it is sent as a stated fact. */
export const InterviewQuestion = z.object({
  /** The same for the same question in every run, so that what was answered or skipped stays so. */
  id: z.string(),
  /** `requirement`: asked for and not shown. `line`: a line that could say more. */
  kind: z.enum(['requirement', 'line']),
  requirement: TypedRequirement.pick({ id: true, kind: true, text: true, strength: true }).optional(),
  /** The line that could say more, or that comes near to what is asked for. */
  line: z.string().optional(),
  /** The role that this line stands under. */
  place: z.string().optional(),
  /** Whether the answer is put under a role; else it joins a list. */
  needsRole: z.boolean(),
  /** What a plain yes would state; absent where it would say too little. */
  yes: z.string().optional(),
  /** The points that the score would gain, about. */
  worth: z.number(),
});
export type InterviewQuestion = z.infer<typeof InterviewQuestion>;

const ReadyItem = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** How it reads to somebody who hires: as codes, the screen has words for them. `Readiness` of packages/resume is the full type. */
const Readiness = z.object({
  glance: z.array(ReadyItem),
  stops: z.array(ReadyItem),
  weakest: z.array(z.object({ line: z.string(), why: z.array(ReadyItem) })),
});

/** How many questions are asked at most before the person wants more. */
export const mostQuestions = 7;

export const Improvement = z.object({
  improvedResume: z.string(),
  improvementSummary: z.array(z.string()),
  changes: z.array(Edit),
  heldBack: z.array(HeldBack),
  match: Match,
  engine: Engine,
  /** Facts that were sent and are not taken as the person's own deed, with what they seem to say: to be asked about. */
  unclearFacts: z.array(z.object({ id: z.string(), says: FactReading })).default([]),
  /** How ready it is, with all changes taken. */
  readiness: Readiness.optional(),
  /** What is worth asking, the best first; the first seven are an interview. */
  interview: z.array(InterviewQuestion).default([]),
  /** The roles that an answer can be put under, as the resume names them. */
  roles: z.array(z.string()).default([]),
  /** Facts that found no place: the person is asked for one. */
  unplacedFacts: z.array(z.string()).default([]),
  /** Where it was saved, for a signed-in person. */
  resumeId: Id.optional(),
});
export type Improvement = z.infer<typeof Improvement>;

/** JSON, or with `Accept: text/event-stream` the edits as they are found: events `change`, `held-back`, then `done` with the whole. */
export const improveResume = route({
  method: 'POST',
  path: '/api/improve-resume',
  summary: 'Edits that fit a resume to a job, each with its reason and evidence',
  access: 'public',
  limit: 'assistant',
  body: z.object({
    resumeText: ResumeText,
    /** As reading the file gave it. */
    reading: Reading.optional(),
    jobTitle: JobTitle,
    jobDescription: z.string().trim().max(40_000).default(''),
    /** Where the posting is from and whose it is; kept with it. */
    jobSource: z.enum(jobSources).nullish(),
    company: optionalText(300),
    statedFacts: Facts,
    language: Language.default('en'),
  }),
  response: Improvement,
  errors: ['improve_failed', 'too_complex', 'overloaded'],
});

const ChatMessage = z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(100_000) });

export const ChatReply = z.object({
  response: z.string(),
  /** The full revised resume; null when the reply is words only. */
  resume: z.string().nullable(),
  changes: z.array(Edit),
  /** What waits for the person's yes, on `resume` as it now stands; send it back with the next message. */
  heldBack: z.array(HeldBack),
  /** What the person said about themselves in this message, and facts of before that now read otherwise; by id, send them along from now on. */
  statedFacts: z.array(StatedFact),
  /** Facts that this message took back: they are not sent any more. */
  removedFacts: z.array(z.string()),
  /** The likeliest readings, when it is not clear what was meant: each is sent back as `operation` and does it. */
  choices: z.array(Choice),
  /** The resume before each change of this chat, oldest first; send it back with the next message, so that undo works. */
  previousResumes: z.array(z.string()),
  engine: Engine,
});
export type ChatReply = z.infer<typeof ChatReply>;

export const chat = route({
  method: 'POST',
  path: '/api/chat',
  summary: 'One turn with the assistant about a resume',
  access: 'public',
  limit: 'assistant',
  body: z.object({
    message: text(8000),
    /** The choice that was taken; `message` is then its label. */
    operation: Operation.optional(),
    /** The choices of the last reply, so that one can also be typed. */
    choices: z.array(Choice).max(10).default([]),
    /** As it was uploaded. */
    resumeText: ResumeText,
    /** As reading the file gave it. */
    reading: Reading.optional(),
    /** As it stands now: the last reply's `resume`, else the accepted improvement. */
    improvedText: z.string().max(100_000).nullish(),
    jobTitle: z.string().trim().max(300).default(''),
    jobDescription: z.string().trim().max(40_000).default(''),
    chatHistory: z.array(ChatMessage).max(100).default([]),
    /** As the last reply gave it. */
    previousResumes: z.array(z.string().max(100_000)).max(10).default([]),
    /** As the last reply gave it, so that a plain yes or no settles it. */
    heldBack: z.array(HeldBack).max(400).default([]),
    statedFacts: Facts,
    language: Language.default('en'),
    /** Of the file the person would download, for "make it fit one page". */
    ...Look.shape,
  }),
  response: ChatReply,
  errors: ['subscription_required', 'assistant_unavailable', 'too_complex', 'overloaded'],
});

export const missingDetails = 'Please fill in all fields to generate your resume.';

/** Blank is no number, though JavaScript reads it as zero. */
const Years = z.union([z.number(), z.string().trim().min(1, missingDetails).max(20, missingDetails)], missingDetails);

export const GenerateForm = z.object({
  name: text(200, missingDetails),
  currentPosition: text(300, missingDetails),
  years: Years.transform(Number).pipe(z.number(missingDetails).min(0, missingDetails)),
  skills: z.array(text(200, missingDetails), missingDetails).min(1, missingDetails).max(100),
  targetJobTitle: text(300, missingDetails),
});
export type GenerateForm = z.infer<typeof GenerateForm>;

export const generateResume = route({
  method: 'POST',
  path: '/api/generate-ai-resume',
  summary: 'An honest first resume from a few details',
  access: 'public',
  limit: 'assistant',
  body: GenerateForm.extend({ language: Language.default('en') }),
  response: z.object({
    resumeText: z.string(),
    /** What the person could add, as codes; never as bracketed text in the resume. */
    questions: z.array(z.object({ code: z.string(), params: z.record(z.string(), z.string()) })),
    engine: Engine,
  }),
  errors: ['generate_failed', 'too_complex', 'overloaded'],
});
