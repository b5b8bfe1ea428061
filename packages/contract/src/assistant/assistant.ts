import { z } from 'zod';
import { JobTitle, Look, ResumeText } from '../documents.ts';
import { Edit, HeldBack } from '../edits/edit.ts';
import { JobProfile } from '../job-profile.ts';
import { jobSources } from '../job-sources.ts';
import { Language } from '../languages.ts';
import { maxJobDescriptionLength } from '../limits/text-limits.ts';
import { Id, optionalText, text } from '../primitives.ts';
import { Reading } from '../reading.ts';
import { route } from '../route.ts';
import { Choice, Operation } from './chat-operations.ts';

const Score = z.object({
  score: z.number(),
  meters: z.object({ coverage: z.number(), wording: z.number(), structure: z.number(), prominence: z.number() }),
  /** How many of the posting's requirements are met, and how many there are. */
  met: z.number(),
  asked: z.number(),
});

/** One thing that the posting asks for, and what in the resume answers it. */
const TypedRequirement = z.object({
  id: z.string(),
  kind: z.enum(['tool', 'practice', 'credential', 'degree', 'licence', 'language', 'years', 'domain', 'duty', 'title']),
  text: z.string(),
  strength: z.enum(['must', 'wish']),
  /** The posting's line. */
  quote: z.string(),
  /** Any one of these is enough; empty if there is no choice. */
  alternatives: z.array(z.string()),
  /** `near`: not met, but a line comes near. */
  status: z.enum(['met', 'near', 'open']),
  /** How it was recognised, and the resume line that proves it or comes near. */
  how: z.enum(['literal', 'alias', 'related', 'shown', 'partial']).optional(),
  line: z.string().optional(),
});

/** A requirement by name, with its weight in the score. */
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
  /** Set if a language model was asked first and could not answer. */
  fallbackReason: z.string().optional(),
});

const maxFactIdLength = 20_500;

/**
 * Something the person told us about themselves in addition to the resume. The browser keeps the list and sends it with every
 * request. A fact removed from the list no longer supports anything, and what depends on it is removed too.
 */
export const StatedFact = z.object({
  /** Of an answer it names what was asked, which may be a whole line or a suggested summary. */
  id: text(maxFactIdLength),
  /** In the person's own words, with their figures. */
  text: text(2000),
  from: z.enum(['chat', 'question', 'interview']),
  /** We worded it and the person confirmed that it is true, so it need not be interpreted. */
  isConfirmed: z.boolean().default(false),
  /** Where it belongs, as named in the resume: a role, or otherwise a section heading. */
  place: z.string().max(500).nullable().default(null),
  /** The lines that depend on it, before and after; `before` is '' for a line that was added. */
  supports: z
    .array(z.object({ before: z.string().max(20_000), after: z.string().max(20_000) }))
    .max(50)
    .default([]),
  /** The resume line that it completes. */
  completes: z.string().max(20_000).optional(),
  /** Id of the requirement that it answers. */
  answers: z.string().max(500).optional(),
  /** The words of the suggestion that these take the place of. */
  rewords: z.string().max(2000).optional(),
  /** The line as the person worded it. Used as it is, in place of the one we made from the answer. */
  wording: text(2000).optional(),
});
export type StatedFact = z.infer<typeof StatedFact>;

const Facts = z.array(StatedFact).max(200).default([]);

/** "Yes, that is it": the person says which of their lines shows a requirement. It states nothing new, so it is not a fact. */
const ShownLines = z.object({
  /** Id of the requirement. */
  answers: z.string().max(500),
  /** The line as they wrote it, and as it read on the desk. */
  lines: z.array(z.string().max(20_000)).max(2),
});

/** How an answer relates to what was asked. Only an affirmation becomes a line. */
export const factReadings = ['affirm', 'partly', 'deny', 'wish', 'hedge', 'else', 'offtopic'] as const;
const FactReading = z.enum(factReadings);
export type FactReading = z.infer<typeof FactReading>;

const questionParts = {
  /** Stable across runs, so that answered and skipped questions stay so. */
  id: z.string(),
  /** The role that the quoted line belongs to. */
  place: z.string().optional(),
  /** Approximate gain in score points. */
  worth: z.number(),
};

/** One interview question. The screen has the wording; what an answer becomes is decided when it is sent as a stated fact. */
export const InterviewQuestion = z.discriminatedUnion('kind', [
  /** Required but not shown. */
  z.object({
    ...questionParts,
    kind: z.literal('requirement'),
    requirement: TypedRequirement.pick({ id: true, kind: true, text: true, strength: true }),
    /** The line that comes near it. */
    line: z.string().optional(),
    /** Whether the answer goes under a role; otherwise it joins a list. */
    needsRole: z.boolean(),
    /** What a plain yes would state; absent if that would say too little. */
    yes: z.string().optional(),
  }),
  /** A line that could say more. */
  z.object({ ...questionParts, kind: z.literal('line'), line: z.string() }),
]);
export type InterviewQuestion = z.infer<typeof InterviewQuestion>;

const ReadyItem = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** How the resume reads to someone hiring, as codes that the screen has words for. The full type is `Readiness` in packages/resume. */
const Readiness = z.object({
  glance: z.array(ReadyItem),
  stops: z.array(ReadyItem),
  weakest: z.array(z.object({ line: z.string(), why: z.array(ReadyItem) })),
});

export const Improvement = z.object({
  improvedResume: z.string(),
  improvementSummary: z.array(z.string()),
  changes: z.array(Edit),
  heldBack: z.array(HeldBack),
  /** What the posting asks for, with which the page keeps the score while changes are switched. */
  profile: JobProfile,
  match: Match,
  engine: Engine,
  /** Facts that were not accepted as statements about the person, with what they seem to say; ask the person about them. */
  unclearFacts: z.array(z.object({ id: z.string(), says: FactReading })).default([]),
  /** How ready the resume is with all changes applied. */
  readiness: Readiness.optional(),
  /** Questions worth asking, by kind and then the best first; the first seven make up an interview. */
  interview: z.array(InterviewQuestion).default([]),
  /** What an answer can be put under, as named in the resume: roles first, then education and the like. */
  roles: z.array(z.string()).default([]),
  /** Facts that could not be placed; the person is asked where they belong. */
  unplacedFacts: z.array(z.string()).default([]),
  /** The saved resume, for a signed-in person. */
  resumeId: Id.optional(),
});
export type Improvement = z.infer<typeof Improvement>;

/** Returns JSON or, with `Accept: text/event-stream`, streams `profile`, `change` and `held-back` events, then `done` with the full result. */
export const improveResume = route({
  method: 'POST',
  path: '/api/improve-resume',
  summary: 'Edits that fit a resume to a job, each with its reason and evidence',
  access: 'public',
  limit: 'assistant',
  body: z.object({
    resumeText: ResumeText,
    /** As read from the file. */
    reading: Reading.optional(),
    jobTitle: JobTitle,
    jobDescription: z.string().trim().max(maxJobDescriptionLength).default(''),
    /** Source and company of the posting, saved with it. */
    jobSource: z.enum(jobSources).nullish(),
    company: optionalText(300),
    statedFacts: Facts,
    shown: z.array(ShownLines).max(200).default([]),
    language: Language.default('en'),
  }),
  response: Improvement,
  errors: ['improve_failed', 'too_complex', 'overloaded'],
});

const ChatMessage = z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(100_000) });

export const ChatReply = z.object({
  response: z.string(),
  /** The full revised resume; null if the reply is only text. */
  resume: z.string().nullable(),
  changes: z.array(Edit),
  /** Edits of the current `resume` that await the person's confirmation; send them back with the next message. */
  heldBack: z.array(HeldBack),
  /** Facts stated in this message, and earlier facts that have changed; match them by id and send them from now on. */
  statedFacts: z.array(StatedFact),
  /** Ids of facts that this message withdrew; stop sending them. */
  removedFacts: z.array(z.string()),
  /** The most likely meanings, if the message was unclear. Send one back as `operation` to carry it out. */
  choices: z.array(Choice),
  /** The resume before each change in this chat, oldest first; send it back with the next message so that undo works. */
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
    /** The selected choice; `message` is then its label. */
    operation: Operation.optional(),
    /** The choices of the last reply, so that one can be selected by typing. */
    choices: z.array(Choice).max(10).default([]),
    /** As it was uploaded. */
    resumeText: ResumeText,
    /** As read from the file. */
    reading: Reading.optional(),
    /** The current text: the last reply's `resume`, or the accepted improvement. */
    improvedText: z.string().max(100_000).nullish(),
    jobTitle: z.string().trim().max(300).default(''),
    jobDescription: z.string().trim().max(maxJobDescriptionLength).default(''),
    chatHistory: z.array(ChatMessage).max(100).default([]),
    /** From the last reply. */
    previousResumes: z.array(z.string().max(100_000)).max(10).default([]),
    /** From the last reply, so that a plain yes or no settles it. */
    heldBack: z.array(HeldBack).max(400).default([]),
    statedFacts: Facts,
    language: Language.default('en'),
    /** Template and paper of the download, for "make it fit one page". */
    ...Look.shape,
  }),
  response: ChatReply,
  errors: ['subscription_required', 'assistant_unavailable', 'too_complex', 'overloaded'],
});

export const missingDetails = 'Please fill in all fields to generate your resume.';

/** Blank is not a number, though JavaScript converts it to zero. */
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
    /** What the person could add, as codes; never as placeholders in the resume. */
    questions: z.array(z.object({ code: z.string(), params: z.record(z.string(), z.string()) })),
    engine: Engine,
  }),
  errors: ['generate_failed', 'too_complex', 'overloaded'],
});
