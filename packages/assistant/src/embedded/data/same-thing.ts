/**
 * Names of the same thing that their letters do not show to be the same, one group per line. Only names that mean exactly the
 * same, so that either can replace the other ("AngularJS" is not "Angular", "Java EE" is not "Java").
 */
export const sameThing = `
k8s | kubernetes | kube
js | javascript
ts | typescript
postgres | postgresql | psql
golang | go
gcp | google cloud platform | google cloud
sfdc | salesforce
ps | photoshop | adobe photoshop
ai | illustrator | adobe illustrator
id | indesign | adobe indesign
obs | observations
node | node.js | nodejs
react | react.js | reactjs
vue | vue.js | vuejs
ms office | microsoft office
ms word | microsoft word
ms excel | microsoft excel
ms teams | microsoft teams
ms project | microsoft project
mongo | mongodb
tf | terraform
gh actions | github actions
dotnet | .net
k-means | k means
primavera p6 | p6
hr | human resources
qa | quality assurance
`;
