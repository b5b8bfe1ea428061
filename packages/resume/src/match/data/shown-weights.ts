/** Learnt by `npm run learn`: what is found for a requirement, and how much it speaks for its being shown. Not edited by hand. */
export const shownBias = 0.27;
export const shownWeights = `
kind:credential -0.10
kind:domain -0.38
kind:duty 0.05
kind:licence 0.55
kind:practice -0.12
kind:title -0.38
kind:tool 0.15
met:credential 0.68
met:domain 0.71
met:duty 0.65
met:licence 0.43
met:practice 0.74
met:title 0.82
met:tool 0.81
near:credential -0.77
near:domain -0.89
near:duty -0.15
near:licence 0.84
near:practice -0.40
near:title -0.92
near:tool -0.45
none:credential -1.13
none:duty -0.05
none:practice -0.49
none:tool -1.03
part:body 0.17
part:head -0.02
rule:alias 0.81
rule:literal 0.71
rule:near 0.00
rule:none -0.81
rule:nothing -1.20
rule:related 0.80
rule:shown 0.67
rule:subject -0.41
section:certifications 0.13
section:contact 0.71
section:education -0.25
section:experience 0.22
section:interests 0.91
section:other -0.18
section:skills -0.73
section:summary -0.03
work 0.22
`;
